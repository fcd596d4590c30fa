import { IconChevronDown } from '@tabler/icons-react';
import { type CSSProperties, useId, useState } from 'react';
import { formatNumber, formatShare } from '@bestellwerk/domain/text/formats';
import classes from './ranked-bars.module.css';

const FIRST_ROWS = 10;

export interface RankedRow {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** From 0 to 1. */
  readonly share: number;
  /** Such as how many places it went up. */
  readonly note?: string;
  readonly children?: readonly { readonly key: string; readonly label: string; readonly value: number }[];
}

interface Properties {
  /** What the rows are. */
  title: string;
  rows: readonly RankedRow[];
  /** How many are shown at first. */
  first?: number;
  words?: (value: number) => string;
}

/** Rows with bars as long as their values, the greatest first; rows that consist of others show these on request. */
export function RankedBars({
  title,
  rows,
  first = FIRST_ROWS,
  words = (value) => formatNumber(value),
}: Properties) {
  const [isWhole, setIsWhole] = useState(false);
  const most = Math.max(0, ...rows.map(({ value }) => value));
  const shown = isWhole ? rows : rows.slice(0, first);
  return (
    <div className={classes.bars}>
      <ol className={classes.rows} aria-label={title}>
        {shown.map((row) => (
          <Row key={row.key} row={row} most={most} words={words} />
        ))}
      </ol>
      {rows.length > first && (
        <button type="button" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? `Nur die ersten ${first} anzeigen` : `Alle ${formatNumber(rows.length)} anzeigen`}
        </button>
      )}
    </div>
  );
}

interface RowProperties {
  row: RankedRow;
  /** The value whose bar is as long as there is room. */
  most: number;
  words(value: number): string;
}

function Row({ row: { label, value, share, note, children = [] }, most, words }: RowProperties) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  // One part is the same as its whole.
  const hasParts = children.length > 1;
  return (
    <li>
      <Line part={most > 0 ? value / most : 0} value={`${words(value)} (${formatShare(share)})`} note={note}>
        {label}
        {hasParts && (
          <button
            type="button"
            aria-label={`${label} im Einzelnen`}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            im Einzelnen
            <IconChevronDown size={16} aria-hidden />
          </button>
        )}
      </Line>
      {hasParts && (
        <ul id={id} className={classes.parts} hidden={!isOpen} aria-label={`Teile von ${label}`}>
          {children.map((child) => (
            <li key={child.key}>
              <Line part={most > 0 ? child.value / most : 0} value={words(child.value)}>
                {child.label}
              </Line>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface LineProperties {
  part: number;
  value: string;
  note?: string | undefined;
  children: React.ReactNode;
}

const Line = ({ part, value, note, children }: LineProperties) => (
  <div className={classes.line} style={{ '--part': Math.max(0, part) } as CSSProperties}>
    <span className={classes.label}>{children}</span> {note && <span className={classes.note}>{note}</span>}{' '}
    <span className={classes.value}>{value}</span>
  </div>
);
