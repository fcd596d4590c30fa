import { isGiven } from './plain.labels.js';
import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { formOf } from '@bestellwerk/domain/records/field-form';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import type { RecordRevision } from '@bestellwerk/domain/contracts/record.schema';
import { isNamed } from '../records/definitions.js';
import { useTimeZone } from '../shop/shop-api.js';
import { Readable } from './readable.js';
import classes from './history.module.css';

const kindWords: Record<RecordRevision['kind'], string> = {
  created: 'Erstellt',
  changed: 'Geändert',
  removed: 'Gelöscht',
  restored: 'Wiederhergestellt',
  erased: 'Endgültig gelöscht',
  published: 'Veröffentlicht',
  unpublished: 'Veröffentlichung beendet',
};

interface Properties {
  resource: Resource;
  revision: RecordRevision;
  /** When it was, as it is written in the list; without it, to the minute. */
  time?: string;
  onRestore: ((revision: string, at: string) => void) | null;
  /** What else may be done with it. */
  tools?: ReactNode;
}

/** One step of a record's history, with old and new side by side. */
export function RevisionEntry({ resource, revision, time, onRestore, tools }: Properties) {
  const { kind, at, actor, changes, period, backTo } = revision;
  const timeZone = useTimeZone();
  const when = time ?? formatDateTime(new Date(at), timeZone);
  const words = period
    ? periodWords(at, period, timeZone)
    : backTo
      ? `Auf den Stand vom ${formatDateTime(new Date(backTo), timeZone)} zurückgesetzt`
      : kindWords[kind];
  const visibleChanges = changes.filter(
    ({ field, before, after }) =>
      isNamed(resource, field) &&
      (isErasedValue(resource, field, after) || isGiven(before) || isGiven(after)),
  );
  return (
    <li>
      <header className={classes.head}>
        <div>
          <strong>
            {(kind === 'removed' && resource.words.removed) || words} von {actor.name ?? 'System'}
          </strong>
          <time dateTime={at}>{when}</time>
        </div>
        <Group gap="xs">
          {tools}
          {onRestore && (
            <Button
              size="compact-md"
              variant="default"
              aria-label={`Fassung vom ${when} wiederherstellen`}
              onClick={() => onRestore(revision.revision, when)}
            >
              Wiederherstellen
            </Button>
          )}
        </Group>
      </header>
      {visibleChanges.length > 0 && (
        <table className={classes.changes}>
          <thead>
            <tr>
              <th scope="col">Feld</th>
              {kind !== 'created' && <th scope="col">Bisher</th>}
              <th scope="col">{kind === 'created' ? 'Wert' : 'Neu'}</th>
            </tr>
          </thead>
          <tbody>
            {visibleChanges.map(({ field, before, after }) => {
              const schema = resource.fields[field]!;
              return (
                <tr key={field}>
                  <th scope="row">{formOf(schema)?.label ?? field}</th>
                  {kind !== 'created' && (
                    <td>
                      <Readable schema={schema} value={before} beside={[after]} />
                    </td>
                  )}
                  <td>
                    <Readable schema={schema} value={after} beside={kind === 'created' ? [] : [before]} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </li>
  );
}

/** 'Veröffentlicht', 'Veröffentlicht bis 24.12.2026, 09:00' or 'Geplant ab 20.12.2026, 00:00' */
function periodWords(at: string, { from, until }: Period, timeZone: string): string {
  const time = (instant: string) => formatDateTime(new Date(instant), timeZone);
  const begins = from > at ? `Geplant ab ${time(from)}` : 'Veröffentlicht';
  return until === null ? begins : `${begins} bis ${time(until)}`;
}
type Period = NonNullable<RecordRevision['period']>;

/** Null in a personal field means erased: forms never store null there. */
const isErasedValue = ({ personal }: Resource, field: string, value: unknown): boolean =>
  value === null && personal.includes(field);
