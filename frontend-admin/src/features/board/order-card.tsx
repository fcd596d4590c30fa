import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconCalendarClock, IconDotsVertical, IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paymentMethodLabels, stepLabels } from '@bestellwerk/domain/ordering/order-labels';
import { formatMoney, formatTime } from '@bestellwerk/domain/rules/formats';
import type { StaffOrder } from '@bestellwerk/domain/views/order.schema';
import { Age } from '../../shared/orders/age.js';
import { customerName, destinationOf } from '../../shared/orders/customer.js';
import { EndOrderDialog } from '../../shared/orders/end-order-dialog.js';
import { ModeMark } from '../../shared/orders/mode-mark.js';
import { originLabels } from '../../shared/orders/order-words.js';
import { useOrderSteps } from '../../shared/orders/use-order-steps.js';
import { useTimeZone } from '../../shared/orders/use-time-zone.js';
import { WishText } from '../../shared/orders/wish-text.js';
import { CardItems } from './card-items.js';
import { isOverdue, shownStatus } from './columns.js';
import classes from './order-card.module.css';

interface Properties {
  order: StaffOrder;
  showsBranch: boolean;
}

/** One order as a slip on the rail. */
export function OrderCard({ order, showsBranch }: Properties) {
  const timeZone = useTimeZone();
  const { taken } = useOrderSteps(order);
  const isLate = isOverdue(order) && !taken;
  const destination = destinationOf(order);
  const wish = order.appointment ?? order.appointmentDate;
  return (
    <article
      className={classes.card}
      data-status={shownStatus(order, taken)}
      data-late={isLate || undefined}
      data-unsent={taken ? true : undefined}
      aria-label={`Bestellung ${order.ticketNumber}`}
    >
      <header className={classes.head}>
        <Link
          to={`/orders/${order.id}`}
          className={classes.number}
          aria-label={`Bestellung ${order.ticketNumber} öffnen`}
        >
          {order.ticketNumber}
        </Link>
        <div className={classes.who}>
          <span className={classes.mode}>
            <ModeMark order={order} />
          </span>
          <span className={classes.name}>{customerName(order)}</span>
        </div>
        <div className={classes.age}>
          <Age since={order.placedAt} />
          {isLate && <span>Überfällig</span>}
        </div>
      </header>
      <div className={classes.body}>
        {wish && (
          <p className={classes.wish}>
            <IconCalendarClock size={20} aria-hidden /> <WishText at={wish} />
          </p>
        )}
        <CardItems items={order.items} />
        {order.comment && <p className={classes.comment}>{order.comment}</p>}
        {destination && (
          <p className={classes.place}>
            <IconMapPin size={18} aria-hidden /> {destination}
          </p>
        )}
        <p className={classes.sum}>
          <strong>{formatMoney(order.pricing.totalGross, order.currency)}</strong>
          <span data-paid={order.isPaid || undefined}>
            <PaymentState order={order} />
          </span>
        </p>
        <p className={classes.origin}>
          {showsBranch && <b>{order.branch.name}</b>}
          {originLabels[order.origin]}, {formatTime(new Date(order.placedAt), timeZone)}
        </p>
        <CardActions order={order} />
      </div>
    </article>
  );
}

function CardActions({ order }: { order: StaffOrder }) {
  const { next, taken, waysOut, takeNext } = useOrderSteps(order);
  const [end, setEnd] = useState<'reject' | 'cancel' | null>(null);
  if (taken)
    return (
      <p className={classes.unsent}>
        {taken.state === 'waiting' ? 'Noch nicht gesendet' : 'Wird gesendet …'}
      </p>
    );
  return (
    <div className={classes.actions}>
      {next ? (
        <Button
          size="lg"
          fullWidth
          className={classes.next}
          onClick={takeNext}
          aria-label={`${next.label}: Bestellung ${order.ticketNumber}`}
        >
          {next.label}
        </Button>
      ) : (
        <Button component={Link} to={`/orders/${order.id}`} size="lg" fullWidth variant="default">
          Ansehen
        </Button>
      )}
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon
            size={50}
            variant="default"
            aria-label={`Weitere Aktionen für Bestellung ${order.ticketNumber}`}
          >
            <IconDotsVertical size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={`/orders/${order.id}`}>
            Details und Verlauf
          </Menu.Item>
          {waysOut.map((step) => (
            <Menu.Item key={step} color="red" onClick={() => setEnd(step)}>
              {stepLabels[step === 'reject' ? 'rejected' : 'canceled']} …
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <EndOrderDialog order={order} step={end} onClose={() => setEnd(null)} />
    </div>
  );
}

/** 'bezahlt', 'offen, Barzahlung'; what is left where a part has been paid. */
function PaymentState({ order }: { order: StaffOrder }) {
  if (order.isPaid) return 'bezahlt';
  const left = order.paidAmount > 0 ? `noch ${formatMoney(order.openAmount, order.currency)} ` : '';
  return `${left}offen, ${paymentMethodLabels[order.paymentMethod]}`;
}
