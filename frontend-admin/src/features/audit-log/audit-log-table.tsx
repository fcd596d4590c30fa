import type { AuditLogEntry } from '@bestellwerk/domain/contracts/audit-log.schema';
import { Link, useLocation } from 'react-router';
import { formatDate, formatTime } from '@bestellwerk/domain/text/formats';
import { isNamed, labelOf, resourceNamed } from '../../shared/records/definitions.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { Table } from '../../shared/ui/table.js';
import classes from './audit-log.module.css';
import { addressOfEntry } from './use-audit-log-place.js';

export const kindWords: Record<AuditLogEntry['kind'], string> = {
  created: 'erstellt',
  changed: 'geändert',
  removed: 'gelöscht',
  restored: 'wiederhergestellt',
  erased: 'endgültig gelöscht',
};

/** 'Produkt „Wiener Schnitzel“' */
export function titleOf({ resource, title }: Pick<AuditLogEntry, 'resource' | 'title'>): string {
  const kind = resourceNamed(resource)?.words.one ?? resource;
  return title ? `${kind} „${title}“` : kind;
}

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
          <th scope="col" data-column="fields">
            Felder
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
  const resource = resourceNamed(entry.resource);
  return (
    <tr>
      <td data-column="at">
        <time dateTime={entry.at}>
          {formatDate(at, timeZone)} <b>{formatTime(at, timeZone)}</b>
        </time>
      </td>
      <td data-column="actor">{entry.actor.name ?? 'System'}</td>
      <td data-column="what">
        <Link to={addressOfEntry(search, entry.id)}>
          {titleOf(entry)} {kindWords[entry.kind]}
        </Link>
      </td>
      <td data-column="fields">
        {resource &&
          entry.kind === 'changed' &&
          entry.fields
            .filter((field) => isNamed(resource, field))
            .map((field) => labelOf(resource, field))
            .join(', ')}
      </td>
    </tr>
  );
}
