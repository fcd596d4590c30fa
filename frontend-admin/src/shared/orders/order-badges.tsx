import { modeLabels, statusLabels } from '@bestellwerk/domain/ordering/order-labels';
import type { OrderStatus } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { IconMotorbike, IconPaperBag, IconToolsKitchen2, type TablerIcon } from '@tabler/icons-react';
import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import { Badge, type Tone } from '../ui/badge.js';
import { customerName, tableWords } from './customer.js';
import classes from './orders.module.css';

const tones: Partial<Record<OrderStatus, Tone>> = {
  requested: 'urgent',
  offered: 'idle',
  pending: 'urgent',
  awaitingPayment: 'idle',
  proposed: 'idle',
  confirmed: 'begun',
  ready: 'waiting',
  dispatched: 'waiting',
  completed: 'good',
  rejected: 'bad',
  canceled: 'bad',
  failed: 'bad',
};

/** The status of an order in the colour of its board column. */
export const StatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge tone={tones[status]}>{statusLabels[status]}</Badge>
);

/** The amount to refund; renders nothing if there is none. */
export const OwedBadge = ({
  order: { owedAmount, currency },
}: {
  order: Pick<StaffOrder, 'owedAmount' | 'currency'>;
}) =>
  owedAmount > 0 ? <Badge tone="urgent">Zurückzugeben {formatMoney(owedAmount, currency)}</Badge> : null;

/** What a guest left without paying; on the board the open amount stands on the card. */
export const UnpaidBadge = ({
  order: { status, openAmount, currency },
}: {
  order: Pick<StaffOrder, 'status' | 'openAmount' | 'currency'>;
}) =>
  status === 'completed' && openAmount > 0 ? (
    <Badge tone="urgent">{formatMoney(openAmount, currency)} offen</Badge>
  ) : null;

/** What was to be paid online before the order came to the branch. */
export const NotPaidBadge = () => <Badge tone="bad">Noch nicht bezahlt (online)</Badge>;

const troubles: Record<NonNullable<StaffOrder['paymentTrouble']>, string> = {
  captureFailed: 'Nicht abgebucht',
  refundFailed: 'Rückzahlung fehlgeschlagen',
  chargeback: 'Rückbuchung',
};

/** What is wrong with an online payment, in two words; the order's page says what to do. */
export const TroubleBadge = ({ order: { paymentTrouble } }: { order: Pick<StaffOrder, 'paymentTrouble'> }) =>
  paymentTrouble && <Badge tone="bad">{troubles[paymentTrouble]}</Badge>;

const icons: Record<DeliveryMode, TablerIcon> = {
  takeaway: IconPaperBag,
  delivery: IconMotorbike,
  dineIn: IconToolsKitchen2,
};

/** The mode of an order as icon and word; for dine-in the table, unless it is already shown as the name. */
export function ModeBadge({ order }: { order: Pick<StaffOrder, 'mode' | 'contact' | 'tableIdentifier'> }) {
  const Icon = icons[order.mode];
  const table = tableWords(order);
  return (
    <span className={classes.mode}>
      <Icon size="1.25em" stroke={1.9} aria-hidden />
      {table && table !== customerName(order) ? table : modeLabels[order.mode]}
    </span>
  );
}

/** In a list, beside the order. */
export const IncompleteBadge = () => <Badge tone="bad">Unvollständig</Badge>;

/** The kitchen may not know of the order. */
export const LateTicketBadge = () => <Badge tone="bad">Küchenbon nicht gedruckt</Badge>;
