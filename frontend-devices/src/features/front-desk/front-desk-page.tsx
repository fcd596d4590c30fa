import './front-desk.css';
import type { ReactNode } from 'react';
import { frontDeskAt } from '@bestellwerk/domain/views/front-desk';
import type { BranchAccess } from '../../shared/display/branch-access.js';
import { useFrontDeskQuery } from '../../shared/display/display-api.js';
import { DisplayHead } from '../../shared/display/display-head.js';
import { DisplayPage } from '../../shared/display/display-page.js';
import { DisplayNotice } from '../../shared/display/display-notice.js';
import { POLLING, useDisplay } from '../../shared/display/use-display.js';
import { useChime } from '../../shared/display/use-chime.js';
import { TicketColumn } from './ticket-column.js';

/** The numbers that can be picked up, for a screen in the shop. */
export default function FrontDeskPage() {
  return (
    <DisplayPage title="Abholung" hasChime>
      {(access, newKey) => <FrontDesk access={access} newKey={newKey} />}
    </DisplayPage>
  );
}

function FrontDesk({ access, newKey }: { access: BranchAccess; newKey: ReactNode }) {
  const display = useDisplay(useFrontDeskQuery(access, POLLING));
  const { list, now, staleSince, isRefused } = display;
  const { preparing, ready } = frontDeskAt(list?.orders ?? [], now);
  useChime(ready.find(({ isNew }) => isNew)?.id);

  if (isRefused) return newKey;
  if (!list || display.refusal !== null) return <DisplayNotice title="Abholung" text={display.refusal} />;
  return (
    <>
      <DisplayHead meta={list} now={now} staleSince={staleSince} />
      <div className="desk">
        <TicketColumn kind="preparing" title="In Vorbereitung" tickets={preparing} now={now} />
        <TicketColumn kind="ready" title="Abholbereit" tickets={ready} now={now} />
      </div>
    </>
  );
}
