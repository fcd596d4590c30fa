import { QRCodeSVG } from 'qrcode.react';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import classes from './table-codes.module.css';

interface Properties {
  branch: Pick<Branch, 'name' | 'identifier'>;
  /** Their identifiers. */
  tables: readonly string[];
}

/** Where a table's code leads. */
const addressOf = (branch: string, table: string): string =>
  `${location.origin}/store/${branch}?table=${encodeURIComponent(table)}`;

/** Long names of tables need more room, which the code can spare up to a quarter of its width. */
const LONG = 3;

/** A code for each table with its number in the middle, which the high correction of errors makes up for. */
export const CodeSheet = ({ branch, tables }: Properties) => (
  <ul className={classes.sheet} aria-label={`Codes der Filiale ${branch.name}`}>
    {tables.map((table) => (
      <li key={table} className={classes.card}>
        <div className={classes.code}>
          <QRCodeSVG
            value={addressOf(branch.identifier, table)}
            level="H"
            marginSize={2}
            size={240}
            title={`Code für Tisch ${table}`}
          />
          <span className={classes.number} data-long={table.length > LONG || undefined} aria-hidden>
            {table.length > LONG ? table.slice(0, LONG * 2) : table}
          </span>
        </div>
        <div className={classes.words}>
          <strong>Tisch {table}</strong>
          <span>{branch.name}</span>
          <span>Scannen, auswählen, bestellen.</span>
        </div>
      </li>
    ))}
  </ul>
);
