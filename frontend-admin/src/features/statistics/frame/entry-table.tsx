import { Link } from 'react-router';
import type { FigureEntry } from '@bestellwerk/domain/contracts/figure-entries.schema';
import { unitWords } from '@bestellwerk/domain/calendar/day-units';
import { businessDate, localTime } from '@bestellwerk/domain/calendar/zoned-time';
import { formatTime } from '@bestellwerk/domain/text/formats';
import { useBranchesQuery, useTimeZone } from '../../../shared/shop/shop-api.js';
import { NumberTable } from '../../../shared/ui/table.js';
import { cellWords, type EntryColumn, entryNotes } from './entry-words.js';
import stacked from './entry-table.module.css';
import classes from './frame.module.css';

interface Properties {
  entries: readonly FigureEntry[];
  columns: readonly EntryColumn[];
  words(value: number): string;
}

/** Orders, shifts or sums of visits, each with when and where it was and by how much it adds to a figure. */
export function EntryTable({ entries, columns, words }: Properties) {
  const timeZone = useTimeZone();
  const { data: branches } = useBranchesQuery();
  const names = new Map(branches?.map(({ id, name }) => [id, name]));
  return (
    <div className={classes.entries} tabIndex={0} role="region" aria-label="Tabelle: Einträge">
      <NumberTable className={`${classes.cells} ${columns.length > 1 ? stacked.several : stacked.only}`}>
        <thead>
          <tr>
            <th scope="col">Eintrag</th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => {
            const { kind, id, date, label, branch } = entry;
            const to = id && hrefOf(kind, id, date);
            const notes = entryNotes(entry);
            const where = branch === null ? undefined : names.get(branch);
            return (
              <tr key={`${index} ${id}`}>
                <th scope="row">
                  {to ? <Link to={to}>{label}</Link> : label}
                  <small>
                    {[unitWords(date, 'day'), timeWords(entry, timeZone), where].filter(Boolean).join(', ')}
                  </small>
                  {notes && <small>{notes}</small>}
                </th>
                {columns.map(({ key, label }) => (
                  <td key={key} data-label={label}>
                    {cellWords(entry, key, words)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </NumberTable>
    </div>
  );
}

/** When it was or should have been, on the day to which it adds. What was given back has the time of its order, which is another one. */
function timeWords({ kind, at, date, value }: FigureEntry, timeZone: string): string | null {
  if (at === null || (kind === 'order' && (value < 0 || businessDate(new Date(at), timeZone) !== date)))
    return null;
  const time = formatTime(new Date(at), timeZone);
  return localTime(new Date(at), timeZone).date > date ? `${time} (nach Mitternacht)` : time;
}

const hrefOf = (kind: FigureEntry['kind'], id: string, date: string): string =>
  kind === 'order'
    ? `/orders/${id}`
    : `/working-activities?${new URLSearchParams({ from: date, to: date, entry: id })}`;
