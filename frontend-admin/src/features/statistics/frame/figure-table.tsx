import { Button, VisuallyHidden } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { saveAs } from '../../../shared/ui/save-as.js';
import { SortHeader } from '../../../shared/ui/sort-header.js';
import { NumberTable } from '../../../shared/ui/table.js';
import { useOnPaper } from '../../../shared/ui/use-on-paper.js';
import type { Days } from '../../../shared/days/days.js';
import { toDecimal, toUnits } from '@bestellwerk/domain/kernel/money';
import { csvText, type Cell, type Digits } from './csv-file.js';
import { useFiguresChoice } from './figures-choice.js';
import { SortChoice } from './sort-choice.js';
import { ordered, type Sort } from './table-order.js';
import cards from './figure-table.module.css';
import classes from './frame.module.css';

export interface FigureColumn<Row> {
  key: string;
  label: string;
  /** What its numbers are in, which only files have to say: people read it in each cell. */
  unit?: string;
  value(row: Row): Cell;
  /** As people read it; files have the value itself. */
  words?(value: never): string;
  /** What files have instead of the value. */
  inFile?(row: Row): Cell;
  /** How files write its numbers; plain if left out. */
  digits?: Digits;
  /** Its values are parts of a whole, which stands below them. */
  isSummed?: boolean;
  isText?: boolean;
  /** Where the cell leads. */
  href?(row: Row): string | null;
  /** Instead: what a click on it opens. */
  opens?(row: Row): void;
}

interface Properties<Row> {
  caption: string;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  /** What a downloaded file is called, before its days. */
  file: string;
  /** The days that the file is named after; the chosen ones if left out. */
  days?: Days;
  /** As the rows come if left out. */
  usualSort?: Sort;
  /** It is what the page shows, not the numbers beside a chart. */
  isOpen?: boolean;
}

/** Figures as a table that is sorted by its columns, and as a file. */
export function FigureTable<Row extends { key: string }>({ isOpen = false, ...table }: Properties<Row>) {
  if (isOpen) return <Whole {...table} />;
  return (
    <details className={classes.table}>
      <summary>
        Als Tabelle anzeigen<VisuallyHidden>: {table.caption}</VisuallyHidden>
      </summary>
      <Whole {...table} />
    </details>
  );
}

const STEP = 25;
/** A narrow screen has no room for so many columns: each row is a card there. */
const WIDE = 5;
const MOST_ON_PAPER = 400;
const NOTHING = '–';

function Whole<Row extends { key: string }>(table: Properties<Row>) {
  const { caption, columns, rows, file, usualSort } = table;
  const choice = useFiguresChoice();
  const { from, to } = table.days ?? choice;
  const [sort, setSort] = useState(usualSort);
  const [shown, setShown] = useState(STEP);
  const onPaper = useOnPaper();
  const sorted = ordered(rows, columns, sort);
  const visible = sorted.slice(0, onPaper ? MOST_ON_PAPER : shown);
  const sums = sorted.length > 1 ? sumsOf(columns, sorted) : null;
  const isWide = columns.length >= WIDE;
  const sortedBy = sort ? `${sort.descending ? '-' : ''}${sort.key}` : '';
  const sortBy = (by: string) =>
    setSort(by === '' ? usualSort : { key: by.replace(/^-/, ''), descending: by.startsWith('-') });
  const download = () => {
    const fileSums = sumsOf(columns, sorted);
    const text = csvText(
      columns.map(({ label, unit, digits = 'plain' }) => ({
        ...{ heading: unit ? `${label} (${unit})` : label, digits },
      })),
      [
        ...sorted.map((row) => columns.map(({ value, inFile = value }) => inFile(row))),
        ...(fileSums ? [columns.map((_, index) => (index === 0 ? SUM : fileSums[index]!))] : []),
      ],
    );
    saveAs(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${file}_${from}_${to}.csv`);
  };
  return (
    <>
      <div className={classes.scroll} tabIndex={0} role="region" aria-label={`Tabelle: ${caption}`}>
        {isWide && <SortChoice columns={columns} sort={sortedBy} hasOwnOrder={!usualSort} onSort={sortBy} />}
        <NumberTable className={isWide ? `${classes.cells} ${cards.wide}` : classes.cells}>
          <thead>
            <tr>
              {columns.map(({ key, label, isText }, index) => (
                <SortHeader
                  key={key}
                  column={key}
                  label={label}
                  isNumber={!isText && index > 0}
                  isText={isText ?? false}
                  sort={sortedBy}
                  first={isText ? 'ascending' : 'descending'}
                  onSort={sortBy}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {visible.map((row) => (
              <tr key={row.key}>
                {columns.map((column, index) =>
                  index === 0 ? (
                    <th key={column.key} scope="row">
                      <CellContent column={column} row={row} />
                    </th>
                  ) : (
                    <td
                      key={column.key}
                      data-label={column.label}
                      data-text={column.isText || undefined}
                      data-nothing={!column.value(row) || undefined}
                    >
                      <CellContent column={column} row={row} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
          {sums && (
            <tfoot>
              <tr>
                {columns.map((column, index) =>
                  index === 0 ? (
                    <th key={column.key} scope="row">
                      {SUM}
                    </th>
                  ) : (
                    <td key={column.key} data-label={column.label} data-text={column.isText || undefined}>
                      {sums[index] !== null && wordsOf(column, sums[index]!)}
                    </td>
                  ),
                )}
              </tr>
            </tfoot>
          )}
        </NumberTable>
      </div>
      {visible.length < sorted.length && (
        <p className={classes.onlyOnPaper}>
          Das sind die ersten {visible.length} von {sorted.length} Zeilen. Die CSV-Datei hat alle.
        </p>
      )}
      <div className={classes.below}>
        {visible.length < sorted.length && (
          <Button variant="default" size="sm" onClick={() => setShown(shown + STEP)}>
            Weitere zeigen ({sorted.length - shown})
          </Button>
        )}
        <Button
          variant="default"
          size="sm"
          leftSection={<IconDownload size={18} aria-hidden />}
          aria-label={`CSV: ${caption}`}
          onClick={download}
        >
          CSV
        </Button>
      </div>
    </>
  );
}

const SUM = 'Summe';

/** The sum of each column whose values are parts of a whole; null where no column's are. */
function sumsOf<Row>(columns: readonly FigureColumn<Row>[], rows: readonly Row[]): (number | null)[] | null {
  if (!columns.some(({ isSummed }) => isSummed)) return null;
  const sumOf = ({ value }: FigureColumn<Row>): number =>
    toDecimal(rows.reduce((sum, row) => sum + toUnits(Number(value(row) ?? 0)), 0));
  return columns.map((column) => (column.isSummed ? sumOf(column) : null));
}

const wordsOf = <Row,>({ words }: FigureColumn<Row>, cell: NonNullable<Cell>): string =>
  words ? words(cell as never) : String(cell);

function CellContent<Row>({ column, row }: { column: FigureColumn<Row>; row: Row }) {
  const { value, href, opens } = column;
  const cell = value(row);
  const text = cell === null ? NOTHING : wordsOf(column, cell);
  const to = href?.(row);
  if (opens) {
    return (
      <button type="button" className={classes.open} onClick={() => opens(row)}>
        {text}
      </button>
    );
  }
  return to ? <Link to={to}>{text}</Link> : text;
}
