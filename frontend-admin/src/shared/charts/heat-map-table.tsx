import { VisuallyHidden } from '@mantine/core';
import { hoursOfDay, hourWords, placeOf, weekdayNumbers, weekdayWords } from './heat-map-words.js';
import classes from './heat-map.module.css';

/** An hour of the week as it is shown. */
export interface HeatCell {
  /** From 0, nothing, to 5; null if it has no value. */
  readonly level: number | null;
  /** Its value in words, as screen readers read it between the names of its row and column. */
  readonly text: string;
  /** Its value as it is printed: '2,5', '2,5 / 3' with what is planned. */
  readonly figures: string;
  /** All of it in words. */
  readonly name: string;
  readonly isClosed: boolean;
  readonly isNow: boolean;
  /** Only what is planned is known. */
  readonly isAhead: boolean;
  /** What it is marked for: 'weniger als geplant'. */
  readonly short: string | null;
}

interface Properties {
  title: string;
  /** By weekday and hour, see `placeOf`. */
  cells: ReadonlyMap<string, HeatCell>;
  /** Hours are rows. */
  isTurned: boolean;
  /** Values are written into their cells. */
  hasWords: boolean;
}

export function HeatMapTable({ title, cells, isTurned, hasWords }: Properties) {
  const [rows, columns] = isTurned ? [hoursOfDay, weekdayNumbers] : [weekdayNumbers, hoursOfDay];
  return (
    <table className={classes.table} data-turned={isTurned || undefined}>
      <caption>
        <VisuallyHidden>{title}, Farbübersicht</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <Head key={column} scope="col" number={column} isHour={!isTurned} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <Head scope="row" number={row} isHour={isTurned} />
            {columns.map((column) => {
              const place = isTurned ? placeOf(column, row) : placeOf(row, column);
              return <Cell key={place} place={place} cell={cells.get(place)} hasWords={hasWords} />;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** 'Mo' or '18', with the whole name for screen readers. */
function Head({ scope, number, isHour }: { scope: 'row' | 'col'; number: number; isHour: boolean }) {
  const name = isHour ? hourWords(number) : weekdayWords(number);
  return (
    <th scope={scope} title={name}>
      <span aria-hidden>{isHour ? number : name.slice(0, 2)}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </th>
  );
}

interface CellProperties {
  place: string;
  cell: HeatCell | undefined;
  hasWords: boolean;
}

function Cell({ place, cell, hasWords }: CellProperties) {
  if (!cell) return <td />;
  if (cell.level === null) {
    return (
      <td title={cell.name} data-place={place} data-missing data-now={cell.isNow || undefined}>
        {cell.text}
      </td>
    );
  }
  return (
    <td
      title={cell.name}
      data-place={place}
      data-level={cell.level}
      data-closed={cell.isClosed || undefined}
      data-now={cell.isNow || undefined}
      data-short={cell.short ? true : undefined}
      data-ahead={cell.isAhead || undefined}
    >
      {hasWords ? (
        (cell.level > 0 || cell.short) && cell.figures
      ) : (
        <VisuallyHidden>{[cell.text, cell.short].filter(Boolean).join(', ')}</VisuallyHidden>
      )}
    </td>
  );
}
