import type { Resource } from '@bestellwerk/domain/records/resource';
import type { ImportedRow } from '../../../shared/records/record-types.js';
import { labelOf } from '../../../shared/records/definitions.js';
import classes from './import.module.css';

const MOST_SHOWN = 100;

/** The invalid lines of a file with their errors. */
export const WrongLines = ({ resource, rows }: { resource: Resource; rows: readonly ImportedRow[] }) => (
  <div className={classes.lines} tabIndex={0} role="region" aria-label="Zeilen mit Fehlern">
    <table>
      <thead>
        <tr>
          <th scope="col">Zeile</th>
          <th scope="col">Eintrag</th>
          <th scope="col">Was nicht stimmt</th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, MOST_SHOWN).map(({ line, title, errors }) => (
          <tr key={line}>
            <td>{line}</td>
            <td>{title || '–'}</td>
            <td>
              {errors.map(({ field, message }, index) => (
                <div key={index}>{field === null ? message : `${labelOf(resource, field)}: ${message}`}</div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

export const isWrong = ({ errors }: ImportedRow): boolean => errors.length > 0;
