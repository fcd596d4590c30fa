import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import type { ImportedRow } from '../../../shared/records/record-types.js';
import { labelOf } from '../../../shared/records/definitions.js';
import classes from './import.module.css';

const SHOWN_FIRST = 8;

/** What each line of a file would change, those with a doubtful price first. */
export function ChangedLines({ resource, rows }: { resource: Resource; rows: readonly ImportedRow[] }) {
  const [isWhole, setWhole] = useState(false);
  const changed = rows.filter(({ action }) => action === 'change');
  if (changed.length === 0) return null;
  const sorted = changed.toSorted((one, other) => Number(isDoubtful(other)) - Number(isDoubtful(one)));
  return (
    <>
      <div className={classes.lines} tabIndex={0} role="region" aria-label="Änderungen">
        <table>
          <thead>
            <tr>
              <th scope="col">Zeile</th>
              <th scope="col">Eintrag</th>
              <th scope="col">Bisher → neu</th>
            </tr>
          </thead>
          <tbody>
            {(isWhole ? sorted : sorted.slice(0, SHOWN_FIRST)).map((row) => (
              <tr key={row.line}>
                <td>{row.line}</td>
                <td>{row.title || '–'}</td>
                <td>
                  {row.changes.map(({ field, before, after }) => (
                    <div key={field}>
                      {labelOf(resource, field)}: {before || 'leer'} → <strong>{after || 'leer'}</strong>
                    </div>
                  ))}
                  {isDoubtful(row) && <div data-doubtful>mindestens zehnfach</div>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isWhole && changed.length > SHOWN_FIRST && (
        <Button variant="default" onClick={() => setWhole(true)}>
          Alle {formatNumber(changed.length)} Änderungen zeigen
        </Button>
      )}
    </>
  );
}

const isDoubtful = ({ jumps }: ImportedRow): boolean => jumps.length > 0;
