import { Link } from 'react-router';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { plannedText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { type ShopFacts, timeZoneOf } from '@bestellwerk/domain/ordering/checkout/check/check-context';
import { aboutText, dueTimeOf } from '@bestellwerk/domain/ordering/due-time';
import { modeLabels } from '@bestellwerk/domain/ordering/order-labels';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import classes from './order-entry.module.css';

/** The order that was entered last, until the next one is; with the time, which is said to the guest once more. */
export function EnteredOrder({ order, facts }: { order: StaffOrder; facts: ShopFacts }) {
  const { id, ticketNumber, mode, pricing, currency, isPaid, isQuotation, contact } = order;
  const name = [contact.firstName, contact.lastName].filter(Boolean).join(' ');
  const state = isQuotation ? 'wartet auf ein Angebot' : isPaid ? 'bezahlt' : 'noch zu bezahlen';
  return (
    <p className={classes.entered} role="status">
      <strong className={classes.ticket}>{ticketNumber}</strong>
      <span>
        {[`Bestellung ${ticketNumber} aufgenommen`, name, modeLabels[mode], timeWords(order, facts)]
          .filter(Boolean)
          .join(', ')}
        . {formatMoney(pricing.totalGross, currency)}, {state}. <Link to={`/orders/${id}`}>Ansehen</Link>
      </span>
    </p>
  );
}

function timeWords(order: StaffOrder, facts: ShopFacts): string {
  const { branch, now } = facts;
  const timeZone = timeZoneOf(facts);
  const { dueAt, isChosen } = dueTimeOf(order, branch, timeZone);
  return isChosen
    ? `für ${plannedText(dueAt, now, timeZone)}`
    : `so bald wie möglich, ${aboutText(dueAt, now, timeZone)}`;
}
