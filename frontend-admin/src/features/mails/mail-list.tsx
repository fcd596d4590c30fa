import { NavLink } from 'react-router';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import type { MailSummary } from '@bestellwerk/domain/contracts/mail.schema';
import { useTimeZone } from '../../shared/shop/shop-settings.js';
import classes from './mails-page.module.css';

export function MailList({ mails }: { mails: readonly MailSummary[] }) {
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
