import { Skeleton } from '@mantine/core';
import { useParams, NavLink } from 'react-router';
import { useMailsQuery } from './mails-api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { RequirePermission } from '../../shared/session/require-permission.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { PageHead } from '../../shared/ui/page-head.js';
import { MailReader } from './mail-reader.js';
import classes from './mails-page.module.css';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import type { MailSummary } from '@bestellwerk/domain/contracts/mail.schema';
import { useTimeZone } from '../../shared/shop/shop-settings.js';

const REFRESH = 5_000;

/** The mails of a shop that has no server for sending them yet. */
export default function MailsPage() {
  return (
    <RequirePermission to="mails.read" title="Kein Zugriff auf E-Mails." what="E-Mails">
      <KeptMails />
    </RequirePermission>
  );
}

function KeptMails() {
  const { id } = useParams();
  const { data: mails, isError } = useMailsQuery(undefined, { pollingInterval: REFRESH });
  return (
    <>
      <PageHead
        title="E-Mails"
        note="Nicht versendet, sondern hier aufbewahrt, weil kein Mailserver eingestellt ist"
      />
      <FailedRead endpoint="mails" />
      {!mails && !isError && <Skeleton height={240} role="status" aria-label="E-Mails werden geladen" />}
      {mails?.length === 0 && (
        <EmptyState
          title="Noch keine E-Mails."
          text="Ohne Mailserver erscheint hier jede E-Mail, etwa ein Anmeldelink. Damit E-Mails versendet werden, stellen Sie am Server SMTP_URL und MAIL_FROM ein; dann bleibt diese Seite leer."
        />
      )}
      {mails && mails.length > 0 && (
        <div className={classes.layout} data-reading={id !== undefined || undefined}>
          <MailList mails={mails} />
          {id === undefined ? (
            <p className={classes.hint}>Wählen Sie eine E-Mail aus.</p>
          ) : (
            <MailReader id={id} />
          )}
        </div>
      )}
    </>
  );
}

function MailList({ mails }: { mails: readonly MailSummary[] }) {
  const timeZone = useTimeZone();
  return (
    <ul className={classes.list} aria-label="E-Mails, neueste zuerst">
      {mails.map(({ id, at, to, subject }) => (
        <li key={id}>
          <NavLink to={`/mails/${id}`}>
            <strong>{subject}</strong>
            <span>{to}</span>
            <time dateTime={at}>{formatDateTime(new Date(at), timeZone)}</time>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
