import { Skeleton } from '@mantine/core';
import { resources } from '@bestellwerk/domain/records/definitions/all';
import { addDays, businessDayBegins } from '@bestellwerk/domain/calendar/zoned-time';
import { useLogsQuery } from './audit-log-api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { RequirePermission } from '../../shared/session/require-access.js';
import { useDaysInAddress, type Days } from '../../shared/days/days.js';
import { DaysChoice } from '../../shared/days/days-choice.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import filterClasses from '../../shared/ui/filters.module.css';
import { PageHead } from '../../shared/ui/page-head.js';
import { Pages } from '../../shared/ui/pages.js';
import { AuditLogDrawer } from './audit-log-drawer.js';
import { AuditLogFilterFields } from './audit-log-filter-fields.js';
import { AuditLogTable } from './audit-log-table.js';
import { useAuditLogPlace } from './use-audit-log-place.js';

const PAGE_SIZE = 50;
const DAYS = 7;

const always = { from: null, to: null };

const spanOf = ({ from, to }: Days, timeZone: string) => ({
  from: businessDayBegins(from, timeZone).toISOString(),
  to: businessDayBegins(addDays(to, 1), timeZone).toISOString(),
});

const paths = resources.map(({ path }) => path);

/** Who did what to which record when. */
export default function AuditLogPage() {
  return (
    <RequirePermission to="logs.read" title="Kein Zugriff auf das Protokoll." what="Das Protokoll">
      <Journal />
    </RequirePermission>
  );
}

function Journal() {
  const [days, chooseDays, today] = useDaysInAddress(DAYS);
  const { page, entry, filters, turnTo, narrow, close } = useAuditLogPlace();
  const timeZone = useTimeZone();
  const isOfOne = filters.record !== null;
  const span = isOfOne ? always : spanOf(days, timeZone);
  const { data, isFetching, isError } = useLogsQuery({ ...span, ...filters, page, limit: PAGE_SIZE, paths });
  return (
    <>
      <PageHead title="Protokoll" note="Jede Änderung an den Einträgen, mit dem, was vorher war" />
      <search className={filterClasses.filters}>
        {!isOfOne && <DaysChoice days={days} today={today} onChange={chooseDays} />}
        <AuditLogFilterFields filters={filters} onChange={narrow} />
      </search>
      <FailedRead endpoint="logs" />
      {!data && !isError && <Skeleton height={320} role="status" aria-label="Protokoll wird geladen" />}
      {data?.entries.length === 0 && (
        <EmptyState
          title="Nichts in dieser Auswahl."
          text="Hier erscheint, wer wann welchen Eintrag angelegt, geändert oder gelöscht hat. Wählen Sie einen anderen Zeitraum oder weniger Filter."
        />
      )}
      <Pages total={data?.total ?? 0} size={PAGE_SIZE} page={page} onPage={turnTo}>
        {data && data.entries.length > 0 && <AuditLogTable entries={data.entries} isOld={isFetching} />}
      </Pages>
      <AuditLogDrawer id={entry} onClose={close} />
    </>
  );
}
