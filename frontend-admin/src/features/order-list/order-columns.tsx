import { createColumnHelper, type rowSortingFeature } from '@tanstack/react-table';
import { Link } from 'react-router';
import { paymentMethodLabels } from '@bestellwerk/domain/ordering/order-labels';
import { formatDate, formatMoney, formatTime } from '@bestellwerk/domain/rules/formats';
import type { StaffOrder } from '@bestellwerk/domain/views/order.schema';
import { customerName } from '../../shared/orders/customer.js';
import { ModeMark } from '../../shared/orders/mode-mark.js';
import { StatusMark } from '../../shared/orders/status-mark.js';
import { useTimeZone } from '../../shared/orders/use-time-zone.js';
import classes from './order-table.module.css';

type Features = { rowSortingFeature: typeof rowSortingFeature };
const column = createColumnHelper<Features, StaffOrder>();

function PlacedAt({ at }: { at: string }) {
  const timeZone = useTimeZone();
  const date = new Date(at);
  return (
    <time dateTime={at}>
      {formatDate(date, timeZone)} <strong>{formatTime(date, timeZone)}</strong>
    </time>
  );
}

/** The columns' ids are the names the server sorts by. */
export const orderColumns = column.columns([
  column.accessor('ticketNumber', {
    header: 'Nr.',
    cell: ({ row: { original: order } }) => (
      <Link
        to={`/orders/${order.id}`}
        className={classes.number}
        aria-label={`Bestellung ${order.ticketNumber} öffnen`}
      >
        {order.ticketNumber}
      </Link>
    ),
  }),
  column.accessor('placedAt', { header: 'Eingang', cell: (cell) => <PlacedAt at={cell.getValue()} /> }),
  column.display({ id: 'customer', header: 'Gast', cell: ({ row }) => customerName(row.original) }),
  column.accessor('mode', {
    header: 'Art',
    enableSorting: false,
    cell: ({ row: { original } }) => <ModeMark order={original} />,
  }),
  column.accessor(({ branch }) => branch.name, { id: 'branch', header: 'Filiale', enableSorting: false }),
  column.accessor('status', { header: 'Status', cell: (cell) => <StatusMark status={cell.getValue()} /> }),
  column.accessor('paymentMethod', {
    header: 'Zahlung',
    enableSorting: false,
    cell: ({ row: { original } }) =>
      original.isPaid ? 'Bezahlt' : paymentMethodLabels[original.paymentMethod],
  }),
  column.accessor(({ pricing }) => pricing.totalGross, {
    id: 'totalGross',
    header: 'Summe',
    cell: ({ row: { original } }) => formatMoney(original.pricing.totalGross, original.currency),
  }),
]);
