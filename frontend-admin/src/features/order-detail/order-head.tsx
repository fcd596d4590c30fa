import { Button } from '@mantine/core';
import { useState } from 'react';
import { hasOwnTime, type Due } from '@bestellwerk/domain/ordering/due-time';
import { stepLabels } from '@bestellwerk/domain/ordering/order-labels';
import { formatDateTime, formatTime } from '@bestellwerk/domain/text/formats';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { Age, useDueOf, WishText } from '../../shared/orders/order-times.js';
import { earlyFor } from '../../shared/order-steps/early-step.js';
import { EarlyStepDialog } from '../../shared/order-steps/early-step-dialog.js';
import { ProposeTimeDialog } from '../../shared/order-steps/propose-time-dialog.js';
import {
  isAskedForMoney,
  type NextStep,
  proposeTimeLabel,
  withdrawLabel,
} from '../../shared/order-steps/next-step.js';
import { OfferDialog } from '../../shared/order-steps/offer-dialog.js';
import { offerLabel } from '../../shared/order-steps/offer-label.js';
import { UnpaidStepDialog } from '../../shared/order-steps/unpaid-step-dialog.js';
import { ProposalWords } from '../../shared/orders/proposal-words.js';
import { EndOrderDialog } from '../../shared/order-steps/end-order-dialog.js';
import { isOpen } from '../../shared/orders/orders-api.js';
import {
  ModeBadge,
  NotPaidBadge,
  OwedBadge,
  StatusBadge,
  TroubleBadge,
  UnpaidBadge,
} from '../../shared/orders/order-badges.js';
import { isUnpaidWithBranch } from '../../shared/orders/unpaid-online.js';
import { originLabels } from '../../shared/orders/order.labels.js';
import { useOrderSteps } from '../../shared/order-steps/use-order-steps.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { usePageTitle } from '../../shared/ui/page-head.js';
import classes from './order-head.module.css';

/** Number, status and actions of an order. */
export function OrderHead({ order }: { order: StaffOrder }) {
  usePageTitle(`Bestellung ${order.ticketNumber}`);
  const timeZone = useTimeZone();
  const due = useDueOf()(order);
  return (
    <header className={classes.head}>
      <div className={classes.words}>
        <h1 tabIndex={-1}>
          <span>Bestellung </span>
          {order.ticketNumber}
        </h1>
        <div>
          <p className={classes.marks}>
            <StatusBadge status={order.status} />
            <OwedBadge order={order} />
            <UnpaidBadge order={order} />
            {isUnpaidWithBranch(order) && <NotPaidBadge />}
            <TroubleBadge order={order} />
            <ModeBadge order={order} />
            {hasOwnTime(due) && (
              <strong>
                <WishText order={order} at={due.dueAt} beginsAt={due.beginsAt} />
              </strong>
            )}
            {isDueShown(order, due) && <span>fällig {formatTime(due.dueAt, timeZone)}</span>}
            {isOpen(order) && (
              <span>
                bestellt vor <Age since={order.placedAt} />
              </span>
            )}
          </p>
          <p className={classes.origin}>
            {order.branch.name}, {formatDateTime(new Date(order.placedAt), timeZone)},{' '}
            {originLabels[order.origin]}, Nr. {order.uid}
          </p>
        </div>
      </div>
      <HeadActions order={order} due={due} />
      <EndingWords order={order} />
      <div className={classes.proposal}>
        <ProposalWords order={order} />
      </div>
    </header>
  );
}

/** When an order without a chosen time is due: as of its coming where it waits for the opening, else while it is worked on. */
const isDueShown = ({ status }: StaffOrder, { isChosen, beginsAt }: Due): boolean =>
  beginsAt !== null || (!isChosen && workedOn.includes(status));

const workedOn: readonly StaffOrder['status'][] = ['pending', 'confirmed', 'ready', 'dispatched'];

function HeadActions({ order, due }: { order: StaffOrder; due: Due }) {
  const { next, taken, waysOut, mayPropose, withdraw, mayOffer, sendNext } = useOrderSteps(order);
  const [isOffering, setOffering] = useState(false);
  const timeZone = useTimeZone();
  const [isProposing, setProposing] = useState(false);
  const [early, setEarly] = useState<string | null>(null);
  const [isUnpaid, setUnpaid] = useState(false);
  const [end, setEnd] = useState<'reject' | 'cancel' | null>(null);
  if (taken) {
    const text = taken.state === 'waiting' ? 'Noch nicht gesendet' : 'Wird gesendet …';
    return (
      <p className={classes.unsent} tabIndex={-1} data-next>
        {text}
      </p>
    );
  }
  const take = (step: NextStep) => {
    const plannedFor = earlyFor(step, due, new Date(), timeZone);
    if (plannedFor) setEarly(plannedFor);
    else takeNow(step);
  };
  const takeNow = (step: NextStep) => (isAskedForMoney(step, order) ? setUnpaid(true) : sendNext());
  return (
    <div className={classes.actions}>
      {waysOut.map((step) => (
        <Button key={step} size="md" variant="default" onClick={() => setEnd(step)}>
          {stepLabels[step === 'reject' ? 'rejected' : 'canceled']}
        </Button>
      ))}
      {mayPropose && (
        <Button size="md" variant="default" onClick={() => setProposing(true)}>
          {proposeTimeLabel}
        </Button>
      )}
      {withdraw && (
        <Button size="md" variant="default" onClick={withdraw}>
          {withdrawLabel}
        </Button>
      )}
      {mayOffer && (
        <Button
          size="md"
          variant={order.status === 'requested' ? 'filled' : 'default'}
          onClick={() => setOffering(true)}
        >
          {offerLabel(order)}
        </Button>
      )}
      {next && (
        <Button size="md" onClick={() => take(next)} data-next>
          {next.label}
        </Button>
      )}
      {next && (
        <EarlyStepDialog
          order={order}
          step={next}
          plannedFor={early}
          onConfirm={() => takeNow(next)}
          onClose={() => setEarly(null)}
        />
      )}
      {next && (
        <UnpaidStepDialog
          order={order}
          step={next}
          opened={isUnpaid}
          onTake={sendNext}
          onClose={() => setUnpaid(false)}
        />
      )}
      <OfferDialog order={order} opened={isOffering} onClose={() => setOffering(false)} />
      <ProposeTimeDialog order={order} opened={isProposing} onClose={() => setProposing(false)} />
      <EndOrderDialog order={order} step={end} onClose={() => setEnd(null)} />
    </div>
  );
}

/** Why an order was rejected or canceled. */
export function EndingWords({ order: { rejectionMessage, cancelationReason } }: { order: StaffOrder }) {
  const words = rejectionMessage
    ? `Abgelehnt mit der Nachricht: ${rejectionMessage}`
    : cancelationReason && `Storniert, Grund: ${cancelationReason}`;
  return words ? <p className={classes.ending}>{words}</p> : null;
}
