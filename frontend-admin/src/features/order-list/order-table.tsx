import { rowSortingFeature, tableFeatures, useTable, type SortingState } from '@tanstack/react-table';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import type { StaffOrder } from '@bestellwerk/domain/views/order.schema';
import { orderColumns } from './order-columns.js';
import classes from './order-table.module.css';

const features = tableFeatures({ rowSortingFeature });
const arrows = { asc: IconArrowUp, desc: IconArrowDown };
const directions = { asc: 'ascending', desc: 'descending' } as const;

interface Properties {
  orders: StaffOrder[];
  /** As the server reads it: a column's name, with a minus for descending. */
  sort: string;
  onSort(sort: string): void;
}

/** Orders as rows; narrow screens show each row as a card. */
export function OrderTable({ orders, sort, onSort }: Properties) {
  const navigate = useNavigate();
  const sorting: SortingState = [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }];
  const table = useTable({
    features,
    columns: orderColumns,
    data: orders,
    getRowId: ({ id }) => id,
    manualSorting: true,
    enableSortingRemoval: false,
    sortDescFirst: true,
    state: { sorting },
    onSortingChange: (update) => {
      const [first] = typeof update === 'function' ? update(sorting) : update;
      if (first) onSort(`${first.desc ? '-' : ''}${first.id}`);
    },
  });

  return (
    <table className={classes.table}>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => {
              const sorted = header.column.getIsSorted();
              const Arrow = sorted ? arrows[sorted] : IconArrowsSort;
              return (
                <th
                  key={header.id}
                  scope="col"
                  data-column={header.column.id}
                  aria-sort={sorted ? directions[sorted] : undefined}
                >
                  {header.column.getCanSort() ? (
                    <button type="button" onClick={header.column.getToggleSortingHandler()}>
                      <table.FlexRender header={header} />
                      <Arrow size={16} aria-hidden data-idle={!sorted || undefined} />
                    </button>
                  ) : (
                    <table.FlexRender header={header} />
                  )}
                </th>
              );
            })}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr
            key={row.id}
            onClick={({ target }) => {
              if (!(target as HTMLElement).closest('a')) void navigate(`/orders/${row.id}`);
            }}
          >
            {row.getAllCells().map((cell) => (
              <td key={cell.id} data-column={cell.column.id}>
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
