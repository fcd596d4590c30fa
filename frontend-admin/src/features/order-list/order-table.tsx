import { Fragment, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { SortHeader } from '../../shared/ui/sort-header.js';
import { Table } from '../../shared/ui/table.js';
import { orderColumns } from './order-columns.js';
import { OrderData } from './order-data.js';
import classes from './order-list.module.css';
import type { ShownData } from './use-shown-data.js';

interface Properties {
  orders: readonly StaffOrder[];
  shown: ShownData;
  /** As the server reads it: a column's name, with a minus for descending. */
  sort: string;
  isOld: boolean;
  onSort(sort: string): void;
  /** An order of the list is opened. */
  onLeave(id: string): void;
}

const OF_CUSTOMER = '[href^="tel:"], [href^="mailto:"]';

export function OrderTable({ orders, shown, sort, isOld, onSort, onLeave }: Properties) {
  const navigate = useNavigate();
  const openBy =
    (id: string) =>
    ({ target }: MouseEvent) => {
      // A number or an address that is marked to be copied, or called, leads nowhere.
      const link = (target as HTMLElement).closest('a');
      if (document.getSelection()?.isCollapsed === false || link?.matches(OF_CUSTOMER)) return;
      onLeave(id);
      if (!link) void navigate(`/orders/${id}`);
    };
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
          <Fragment key={order.id}>
            <tr data-row={order.id} onClick={openBy(order.id)}>
              {orderColumns.map(({ id, isNumber, cell }) => (
                <td key={id} data-column={id} data-number={isNumber || undefined}>
                  {cell(order)}
                </td>
              ))}
            </tr>
            {(shown.products || shown.customer) && (
              <tr data-more onClick={openBy(order.id)}>
                <td colSpan={orderColumns.length}>
                  <OrderData order={order} shown={shown} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </Table>
  );
}
