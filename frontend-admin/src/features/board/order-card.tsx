import { IconCalendarClock, IconMapPin, IconNote } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import type { Due } from '@bestellwerk/domain/ordering/due-time';
import { paymentMethodLabels } from '@bestellwerk/domain/ordering/order-labels';
import { isRequest } from '@bestellwerk/domain/ordering/order/order';
import { formatMoney, formatTime } from '@bestellwerk/domain/text/formats';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { ProposalWords } from '../../shared/orders/proposal-words.js';
import { customerName, destinationOf, shortName } from '../../shared/orders/customer.js';
import {
  IncompleteBadge,
  LateTicketBadge,
  ModeBadge,
  NotPaidBadge,
  StatusBadge,
  TroubleBadge,
} from '../../shared/orders/order-badges.js';
import { isUnpaidWithBranch } from '../../shared/orders/unpaid-online.js';
import { originLabels } from '../../shared/orders/order.labels.js';
import { ShortItems } from '../../shared/orders/short-items.js';
import { useOrderSteps } from '../../shared/order-steps/use-order-steps.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { WishText } from '../../shared/orders/order-times.js';
import { CardActions } from './card-actions.js';
import { CardComment } from './card-comment.js';
import { shownStatus, type Lateness } from './columns.js';
import { DueWords, tellsDueTime } from './due-words.js';
import classes from './order-card.module.css';

interface Properties {
  order: StaffOrder;
  /** Milliseconds since 1970. */
  dueAt: number;
  /** The guest wanted that time; otherwise it is the usual one. */
  isChosen: boolean;
  /** When the branch can begin with it, where it is wanted as soon as possible and came before. Milliseconds since 1970. */
  beginsAt: number | null;
  /** It is due at that time, and not the usual time after it came. */
  hasOwnTime: boolean;
  kind: Due['kind'];
  minutesLate: number;
  lateness: Lateness;
  showsBranch: boolean;
}

/** One order as a slip on the rail. Drawn again only when its order has changed. */
export const OrderCard = memo(function OrderCard(properties: Properties) {
  const { order, showsBranch, lateness, beginsAt, ...due } = properties;
  const timeZone = useTimeZone();
  const steps = useOrderSteps(order);
  const { taken } = steps;
  const isLate = lateness !== 'onTime' && !taken;
  const destination = destinationOf(order);
  const name = orderName(order, showsBranch);
  return (
    <article
      className={classes.card}
      data-status={shownStatus(order, taken)}
      data-late={isLate || undefined}
      data-unsent={taken ? true : undefined}
      aria-label={name}
    >
      <header className={classes.head}>
        <Link to={`/orders/${order.id}`} className={classes.number} aria-label={`${name} öffnen`}>
          {order.ticketNumber}
        </Link>
        <div className={classes.who}>
          <span className={classes.mode}>
            <ModeBadge order={order} />
          </span>
          <span
            className={classes.name}
            title={customerName(order)}
            data-shortened={shortName(customerName(order)) !== customerName(order) || undefined}
          >
            {shortName(customerName(order))}
          </span>
        </div>
        <div className={classes.age}>
          <DueWords order={order} lateness={lateness} {...due} />
        </div>
      </header>
      <div className={classes.body}>
        <Wish {...{ order, lateness, beginsAt }} {...due} />
        <ProposalWords order={order} />
        {order.isIncomplete && (
          <p>
            <IncompleteBadge />
          </p>
        )}
        {order.isTicketLate && (
          <p>
            <LateTicketBadge />
          </p>
        )}
        {order.paymentTrouble && (
          <p>
            <TroubleBadge order={order} />
          </p>
        )}
        {order.status === 'awaitingPayment' && (
          <p>
            <StatusBadge status={order.status} />
          </p>
        )}
        {isUnpaidWithBranch(order) && (
          <p>
            <NotPaidBadge />
          </p>
        )}
        <ShortItems items={order.items} />
        {order.comment && <CardComment text={order.comment} name={name} />}
        {destination && (
          <p className={classes.place}>
            <IconMapPin size={18} aria-hidden /> <span>{destination}</span>
          </p>
        )}
        <p className={classes.sum}>
          <strong>{formatMoney(order.pricing.totalGross, order.currency)}</strong>
          <PaymentState order={order} />
        </p>
        <p className={classes.origin}>
          {showsBranch && <b>{order.branch.name}</b>}
          {originLabels[order.origin]}, {formatTime(new Date(order.placedAt), timeZone)}
          <NoteCount count={order.notes.length} />
        </p>
        <CardActions order={order} name={name} steps={steps} dueAt={due.dueAt} kind={due.kind} />
      </div>
    </article>
  );
});

/** For when the order is wanted, unless its head says so. */
function Wish({
  order,
  dueAt,
  hasOwnTime,
  isChosen,
  beginsAt,
  lateness,
}: Pick<Properties, 'order' | 'dueAt' | 'hasOwnTime' | 'isChosen' | 'beginsAt' | 'lateness'>) {
  if (!hasOwnTime || (isChosen && tellsDueTime({ order, lateness }))) return null;
  return (
    <p className={classes.wish}>
      <IconCalendarClock size={20} aria-hidden /> <WishText order={order} at={dueAt} beginsAt={beginsAt} />
    </p>
  );
}

/** That staff have written notes, which are on the order's page. */
function NoteCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={classes.notes} role="img" aria-label={count === 1 ? '1 Notiz' : `${count} Notizen`}>
      <IconNote size={18} aria-hidden /> {count}
    </span>
  );
}

/** Distinguishes an order from all others on the board: tickets begin again each day and in each branch. */
const orderName = (order: StaffOrder, showsBranch: boolean): string =>
  [`Bestellung ${order.ticketNumber}`, customerName(order), showsBranch && order.branch.name]
    .filter(Boolean)
    .join(', ');

/** The state of the money: what is to be given back and is not yet on its way counts more than that all is paid. */
function PaymentState({ order }: { order: StaffOrder }) {
  if (order.owedAmount > 0) {
    return <span data-owed>zurückzugeben {formatMoney(order.owedAmount, order.currency)}</span>;
  }
  return <span data-paid={order.isPaid || undefined}>{paymentWords(order)}</span>;
}

/** 'bezahlt', 'offen, Barzahlung', 'freigegeben, Kreditkarte'; the open amount after a partial payment. */
function paymentWords(order: StaffOrder): string {
  if (isRequest(order.status)) return 'unverbindlich';
  if (order.isPaid) return 'bezahlt';
  if (order.isRefunded) return 'zurückgezahlt';
  if (order.paymentStatus === 'authorized') return `freigegeben, ${paymentMethodLabels[order.paymentMethod]}`;
  const left = order.paidAmount > 0 ? `noch ${formatMoney(order.openAmount, order.currency)} ` : '';
  return `${left}offen, ${paymentMethodLabels[order.paymentMethod]}`;
}
