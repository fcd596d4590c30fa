import type { AuditLogEntry } from '@bestellwerk/domain/contracts/audit-log.schema';
import { Link, useLocation } from 'react-router';
import { actorLabels } from '@bestellwerk/domain/ordering/actor-labels';
import { closingEntryText } from '@bestellwerk/domain/ordering/closing/closing-texts';
import { formatDate, formatDateTime, formatNumber, formatTime } from '@bestellwerk/domain/text/formats';
import { journalArea, recordSentence } from '@bestellwerk/domain/views/journal-words';
import { isNamed, labelOf, resourceNamed } from '../../shared/records/definitions.js';
import { useCurrency, useTimeZone } from '../../shared/shop/shop-api.js';
import { Table } from '../../shared/ui/table.js';
import classes from './audit-log.module.css';
import { addressOfEntry } from './use-audit-log-place.js';

type Named = Pick<AuditLogEntry, 'resource' | 'title' | 'kind' | 'text'>;

/** 'Produkt „Wiener Schnitzel“ geändert', 'Bestellung bestätigt'. */
export function sentenceOf({ resource, title, kind, text }: Named): string {
  const words = resourceNamed(resource)?.words;
  return words && kind && title ? recordSentence(words, kind, title) : text;
}

export const actorOf = ({ actor }: Pick<AuditLogEntry, 'actor'>): string =>
  actor.name ?? actorLabels[actor.kind];

interface Properties {
  entries: readonly AuditLogEntry[];
  isOld: boolean;
}

export function AuditLogTable({ entries, isOld }: Properties) {
  return (
    <Table className={classes.table} isOld={isOld}>
      <thead>
        <tr>
          <th scope="col" data-column="at">
            Zeit
          </th>
          <th scope="col" data-column="actor">
            Wer
          </th>
          <th scope="col" data-column="what">
            Was
          </th>
          <th scope="col" data-column="about">
            Betrifft
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <JournalRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </Table>
  );
}

function JournalRow({ entry }: { entry: AuditLogEntry }) {
  const timeZone = useTimeZone();
  const { search } = useLocation();
  const at = new Date(entry.at);
  return (
    <tr>
      <td data-column="at">
        <time dateTime={entry.at}>
          {formatDate(at, timeZone)} <b>{formatTime(at, timeZone)}</b>
        </time>
      </td>
      <td data-column="actor">{actorOf(entry)}</td>
      <td data-column="what">
        <Link to={addressOfEntry(search, entry.id)}>{sentenceOf(entry)}</Link>
        {entry.detail && <p className={classes.detail}>{entry.detail}</p>}
        <Attempts attempts={entry.attempts} />
      </td>
      <td data-column="about">
        <About entry={entry} />
      </td>
    </tr>
  );
}

/** How often it was tried since, where each attempt would be an entry of its own. */
export function Attempts({ attempts }: Pick<AuditLogEntry, 'attempts'>) {
  const timeZone = useTimeZone();
  if (attempts === null) return null;
  const lastAt = formatDateTime(new Date(attempts.lastAt), timeZone);
  return (
    <p className={classes.detail}>
      {formatNumber(attempts.count)}-mal, zuletzt {lastAt}
    </p>
  );
}

/** The order with its branch, the closing with its difference and reason, or the fields of a record that were changed. */
function About({ entry }: { entry: AuditLogEntry }) {
  const { order, branch, kind, title, closing } = entry;
  const currency = useCurrency();
  const resource = resourceNamed(entry.resource);
  if (order) {
    return (
      <>
        <Link to={`/orders/${order.id}`}>Ticket {order.ticketNumber}</Link> {branch?.name}
      </>
    );
  }
  if (closing) return [title, closingEntryText(closing, currency)].filter(Boolean).join(': ');
  if (entry.resource === 'closing') return title;
  if (!resource) return branch?.name ?? title ?? (journalArea(entry.resource)?.one || entry.resource);
  if (kind !== 'changed') return null;
  return entry.fields
    .filter((field) => isNamed(resource, field))
    .map((field) => labelOf(resource, field))
    .join(', ');
}
