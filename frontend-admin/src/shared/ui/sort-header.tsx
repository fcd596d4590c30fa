import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './table.module.css';

interface Properties {
  column: string;
  label: ReactNode;
  isNumber?: boolean;
  /** It stands to the left in a table of numbers. */
  isText?: boolean;
  /** As the server reads it: columns' names, with a minus for descending. */
  sort: string;
  /** What a first click asks for; ascending if left out. */
  first?: 'ascending' | 'descending';
  onSort(sort: string): void;
}

/** The head of a column, which sorts by it, and the other way round the next time. */
export function SortHeader({
  column,
  label,
  isNumber,
  isText,
  sort,
  first = 'ascending',
  onSort,
}: Properties) {
  const [leading = ''] = sort.split(',');
  const isSorted = leading.replace(/^-/, '') === column;
  const isDescending = leading.startsWith('-');
  const Arrow = !isSorted ? IconArrowsSort : isDescending ? IconArrowDown : IconArrowUp;
  const isDescendingNext = isSorted ? !isDescending : first === 'descending';
  return (
    <th
      scope="col"
      data-column={column}
      data-number={isNumber || undefined}
      data-text={isText || undefined}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className={classes.sort}
        onClick={() => onSort(isDescendingNext ? `-${column}` : column)}
      >
        {label}
        <Arrow size={16} aria-hidden data-idle={!isSorted || undefined} />
      </button>
    </th>
  );
}
