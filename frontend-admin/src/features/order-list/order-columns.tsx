import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paymentMethodLabels } from '@bestellwerk/domain/ordering/order-labels';
import { isRequest, isUnfulfilled } from '@bestellwerk/domain/ordering/order/order';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { customerName, shortName } from '../../shared/orders/customer.js';
import {
  IncompleteBadge,
  ModeBadge,
  OwedBadge,
  UnpaidBadge,
  StatusBadge,
  TroubleBadge,
} from '../../shared/orders/order-badges.js';
import { Badge } from '../../shared/ui/badge.js';
import { PlacedAt } from './placed-at.js';
import classes from './order-list.module.css';

function Status({ order }: { order: StaffOrder }) {
  return (
    <span className={classes.marks}>
      <StatusBadge status={order.status} />
      {order.isIncomplete && <IncompleteBadge />}
      <span className={classes.narrow}>
        <OwedBadge order={order} />
        {order.status !== 'completed' && <PartlyPaid order={order} />}
      </span>
      <UnpaidBadge order={order} />
      <TroubleBadge order={order} />
    </span>
  );
}

/** Two lines at most; the full name is on the page of the order. */
const Guest = ({ name }: { name: string }) => (
  <span className={classes.guest} title={name}>
    {shortName(name)}
  </span>
);

interface Column {
  /** The name by which the server sorts. */
  id: string;
  label: string;
  isSortable: boolean;
  isNumber?: boolean;
  cell(order: StaffOrder): ReactNode;
}

/** What is left after a partial payment; renders nothing without one. */
function PartlyPaid({ order: { status, paidAmount, openAmount, currency } }: { order: StaffOrder }) {
  if (isRequest(status) || isUnfulfilled(status) || paidAmount <= 0 || openAmount <= 0) return null;
  return <Badge tone="idle">noch {formatMoney(openAmount, currency)} offen</Badge>;
}

function Payment({ order }: { order: StaffOrder }) {
  const { isPaid, isRefunded, paymentMethod, status, owedAmount } = order;
  if (isRequest(status)) return '–';
  if (owedAmount > 0) return <OwedBadge order={order} />;
  if (isRefunded) return 'Zurückgezahlt';
  if (isPaid) return 'Bezahlt';
  return (
    <span className={classes.payment}>
      {paymentMethodLabels[paymentMethod]}
      <PartlyPaid order={order} />
    </span>
  );
}

export const orderColumns: readonly Column[] = [
  {
    id: 'ticketNumber',
    label: 'Nr.',
    isSortable: true,
    cell: ({ id, ticketNumber }) => (
      <Link to={`/orders/${id}`} className={classes.number} aria-label={`Bestellung ${ticketNumber} öffnen`}>
        {ticketNumber}
      </Link>
    ),
  },
  { id: 'placedAt', label: 'Eingang', isSortable: true, cell: (order) => <PlacedAt order={order} /> },
  { id: 'customer', label: 'Gast', isSortable: false, cell: (order) => <Guest name={customerName(order)} /> },
  { id: 'mode', label: 'Art', isSortable: false, cell: (order) => <ModeBadge order={order} /> },
  { id: 'branch', label: 'Filiale', isSortable: false, cell: ({ branch }) => branch.name },
  { id: 'status', label: 'Status', isSortable: true, cell: (order) => <Status order={order} /> },
  {
    id: 'paymentMethod',
    label: 'Zahlung',
    isSortable: false,
    cell: (order) => <Payment order={order} />,
  },
  {
    id: 'totalGross',
    label: 'Summe',
    isSortable: true,
    isNumber: true,
    cell: ({ pricing, currency }) => formatMoney(pricing.totalGross, currency),
  },
];
