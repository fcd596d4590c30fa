import { useNavigate } from 'react-router';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { SortHeader } from '../../shared/ui/sort-header.js';
import { Table } from '../../shared/ui/table.js';
import { orderColumns } from './order-columns.js';
import classes from './order-list.module.css';

interface Properties {
  orders: readonly StaffOrder[];
  /** As the server reads it: a column's name, with a minus for descending. */
  sort: string;
  isOld: boolean;
  onSort(sort: string): void;
  /** An order of the list is opened. */
  onLeave(id: string): void;
}

export function OrderTable({ orders, sort, isOld, onSort, onLeave }: Properties) {
  const navigate = useNavigate();
  return (
    <Table className={classes.table} isOld={isOld} isClickable>
      <thead>
        <tr>
          {orderColumns.map(({ id, label, isSortable, isNumber = false }) =>
            isSortable ? (
              <SortHeader
                key={id}
                column={id}
                label={label}
                isNumber={isNumber}
                sort={sort}
                first="descending"
                onSort={onSort}
              />
            ) : (
              <th key={id} scope="col" data-column={id}>
                {label}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr
            key={order.id}
            data-row={order.id}
            onClick={({ target }) => {
              onLeave(order.id);
              if (!(target as HTMLElement).closest('a')) void navigate(`/orders/${order.id}`);
            }}
          >
            {orderColumns.map(({ id, isNumber, cell }) => (
              <td key={id} data-column={id} data-number={isNumber || undefined}>
                {cell(order)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
