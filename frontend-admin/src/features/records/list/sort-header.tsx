import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';

interface Properties {
  column: string;
  label: string;
  isNumber: boolean;
  sort: string;
  onSort(sort: string): void;
}

/** The head of a column, which sorts by it, and the other way round the next time. */
export function SortHeader({ column, label, isNumber, sort, onSort }: Properties) {
  const [first = ''] = sort.split(',');
  const isSorted = first.replace(/^-/, '') === column;
  const isDescending = first.startsWith('-');
  const Arrow = !isSorted ? IconArrowsSort : isDescending ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      data-number={isNumber || undefined}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" onClick={() => onSort(isSorted && !isDescending ? `-${column}` : column)}>
        {label}
        <Arrow size={16} aria-hidden data-idle={!isSorted || undefined} />
      </button>
    </th>
  );
}
