import type { Mail, MailSummary } from '@bestellwerk/domain/contracts/mail.schema';
import { Skeleton } from '@mantine/core';
import { Link, NavLink, useParams } from 'react-router';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import { IconArrowLeft } from '@tabler/icons-react';
import { isApiFailure } from '@bestellwerk/ui/api/api-failure';
import type { ReactNode } from 'react';
import { api } from '../../shared/api/api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { RequirePermission } from '../../shared/session/require-access.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { PageHead } from '../../shared/ui/page-head.js';
import classes from './mails-page.module.css';
import { useTimeZone } from '../../shared/shop/shop-api.js';

export const mailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Mails that were kept because no server sends them, newest first. */
    mails: build.query<MailSummary[], void>({
      extraOptions: { failure: 'E-Mails konnten nicht geladen werden.' },
      query: () => 'mails',
    }),
    mail: build.query<Mail, string>({
      extraOptions: { failure: 'E-Mail konnte nicht geladen werden.' },
      query: (id) => `mails/${id}`,
    }),
  }),
});

export const { useMailsQuery, useMailQuery } = mailsApi;

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

/** One mail as its reader would see it. */
export function MailReader({ id }: { id: string }) {
  const timeZone = useTimeZone();
  const { currentData: mail, error } = useMailQuery(id);
  return (
    <article className={classes.mail} aria-label="E-Mail">
      <Link to="/mails" className={classes.back}>
        <IconArrowLeft size={18} aria-hidden /> Alle E-Mails
      </Link>
      {isApiFailure(error) && error.status === 404 ? (
        <p>Diese E-Mail gibt es nicht mehr.</p>
      ) : (
        <FailedRead endpoint="mail" />
      )}
      {!mail && !error && <Skeleton height={160} role="status" aria-label="E-Mail wird geladen" />}
      {mail && (
        <>
          <h2>{mail.subject}</h2>
          <p className={classes.facts}>
            An {mail.to}, {formatDateTime(new Date(mail.at), timeZone)}
          </p>
          {mail.html !== null && (
            <iframe
              className={classes.frame}
              title="E-Mail, wie ihr Leser sie sieht"
              sandbox=""
              srcDoc={mail.html}
            />
          )}
          {mail.html !== null && <h3>Als Text</h3>}
          <div className={classes.text}>{withLinks(mail.text)}</div>
        </>
      )}
    </article>
  );
}

const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

/** A text whose addresses can be followed. */
export const withLinks = (text: string): ReactNode[] =>
  text.split(address).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
