import type { HoursEntry } from '@bestellwerk/domain/opening-hours/opening-hours';
import { openingDays } from '@bestellwerk/domain/opening-hours/opening-table';
import { formatDate } from '@bestellwerk/domain/text/formats';
import classes from './hours.module.css';

interface Properties {
  title: string;
  entries: readonly HoursEntry[];
  /** YYYY-MM-DD at the branch. */
  today: string;
  days: number;
}

/** What entries mean for today and the days after it, read as the shop reads them. */
export function ComingDays({ title, entries, today, days }: Properties) {
  const exceptions = new Set(entries.filter(({ type }) => type === 'once').map(({ date }) => date));
  return (
    <table className={classes.coming}>
      <caption>{title}</caption>
      <tbody>
        {openingDays(entries, today, days).map(({ date, day, hours }) => (
          <tr key={date} data-exception={exceptions.has(date) || undefined}>
            <th scope="row">
              {date === today ? 'Heute' : day} <span>{formatDate(new Date(date), 'UTC').slice(0, 6)}</span>
            </th>
            <td>
              {hours}
              {exceptions.has(date) && <small> Ausnahme</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
