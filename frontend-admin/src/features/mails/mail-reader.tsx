import { Skeleton } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import { isApiFailure } from '@bestellwerk/ui/api/api-failure';
import { useMailQuery } from './mails-api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { useTimeZone } from '../../shared/shop/shop-settings.js';
import classes from './mails-page.module.css';
import type { ReactNode } from 'react';

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
