import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import type { Due } from '@bestellwerk/domain/ordering/due-time';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { LatePart } from '../../shared/request-status/part-boundary.js';
import { isAskedForMoney } from '../../shared/order-steps/next-step.js';
import { earlyFor } from '../../shared/order-steps/early-step.js';
import type { OrderSteps } from '../../shared/order-steps/use-order-steps.js';
import { offerLabel } from '../../shared/order-steps/offer-label.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { CardMenu } from './card-menu.js';
import { isSecondTap } from './second-tap.js';
import classes from './order-card.module.css';
import { UnsentStep } from './unsent-step.js';

const CardOffer = lazyPart(() => import('./card-offer.js'));
const UnpaidDialog = lazyPart(() => import('./card-unpaid.js'));
const EarlyDialog = lazyPart(() => import('./card-early.js'));

interface Properties {
  order: StaffOrder;
  /** What the order is called in the names of its buttons. */
  name: string;
  steps: OrderSteps;
  /** Milliseconds since 1970. */
  dueAt: number;
  kind: Due['kind'];
}

/**
 * The main action of an order, and the menu with the others. Plain buttons, as those of Mantine take most of the time
 * in which a card is made, and a busy board makes many.
 */
export function CardActions({ order, name, steps, dueAt, kind }: Properties) {
  const { next, taken, waysOut, mayPropose, withdraw, mayOffer, takeNext } = steps;
  const [isOffering, setOffering] = useState(false);
  const [wasOffering, setWasOffering] = useState(false);
  if (isOffering && !wasOffering) setWasOffering(true);
  const isToOffer = mayOffer && order.status === 'requested';
  const [early, setEarly] = useState<string | null>(null);
  // It stays once it was there, so that it leads the focus back.
  const [isAsked, setAsked] = useState(false);
  const [isUnpaid, setUnpaid] = useState(false);
  const [wasUnpaid, setWasUnpaid] = useState(false);
  const timeZone = useTimeZone();
  if (taken) return <UnsentStep step={taken} name={name} />;

  const askForMoney = (): boolean => {
    if (!next || !isAskedForMoney(next, order)) return false;
    setUnpaid(true);
    setWasUnpaid(true);
    return true;
  };
  const take = (event: MouseEvent<HTMLElement>) => {
    if (isSecondTap(event)) return;
    const { currentTarget: button } = event;
    const plannedFor = next && earlyFor(next, { dueAt: new Date(dueAt), kind }, new Date(), timeZone);
    if (plannedFor) {
      setEarly(plannedFor);
      setAsked(true);
      return;
    }
    if (askForMoney()) return;
    const focus = focusAfter(button);
    flushSync(takeNext);
    focus();
  };
  return (
    <div className={classes.actions}>
      {next ? (
        <button
          type="button"
          className={classes.next}
          onClick={take}
          data-step
          aria-label={`${next.label}: ${name}`}
        >
          {next.label}
        </button>
      ) : isToOffer ? (
        <button
          type="button"
          className={classes.next}
          aria-label={`${offerLabel(order)}: ${name}`}
          onClick={() => setOffering(true)}
        >
          {offerLabel(order)}
        </button>
      ) : (
        <Link to={`/orders/${order.id}`} className={classes.look}>
          Ansehen
        </Link>
      )}
      {next && isAsked && (
        <LatePart name="Die Rückfrage">
          <EarlyDialog
            order={order}
            step={next}
            plannedFor={early}
            onConfirm={() => askForMoney() || takeNext()}
            onClose={() => setEarly(null)}
          />
        </LatePart>
      )}
      {next && wasUnpaid && (
        <LatePart name="Die Rückfrage">
          <UnpaidDialog
            order={order}
            step={next}
            opened={isUnpaid}
            onTake={takeNext}
            onClose={() => setUnpaid(false)}
          />
        </LatePart>
      )}
      <CardMenu
        order={order}
        name={name}
        waysOut={waysOut}
        mayPropose={mayPropose}
        onWithdraw={withdraw}
        onOffer={mayOffer && !isToOffer ? () => setOffering(true) : undefined}
      />
      {mayOffer && wasOffering && (
        <LatePart name="Das Formular">
          <CardOffer order={order} opened={isOffering} onClose={() => setOffering(false)} />
        </LatePart>
      )}
    </div>
  );
}

/**
 * To be called before the button of a card is pressed, because the card may leave its place with it.
 * The function it returns leads the focus to the same button of the next card, or to what takes the step back.
 */
function focusAfter(button: HTMLElement): () => void {
  const item = button.closest('li');
  const board = button.closest('[data-board]');
  const order = item?.dataset.order;
  const stepOf = (neighbour: Element | null | undefined) =>
    neighbour?.querySelector<HTMLElement>('[data-step]') ?? null;
  const next = stepOf(item?.nextElementSibling) ?? stepOf(item?.previousElementSibling);
  return () => {
    const undo = board?.querySelector<HTMLElement>(`[data-order="${order}"] [data-undo]`);
    (next ?? undo)?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'nearest' });
  };
}
