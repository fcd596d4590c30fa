import { Link } from 'react-router';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { modeLabels } from '@bestellwerk/domain/ordering/order-labels';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import classes from './order-entry.module.css';

/** The order that was entered last, until the next one is. */
export function EnteredOrder({ order }: { order: StaffOrder }) {
  const { id, ticketNumber, mode, pricing, currency, isPaid, isQuotation, contact } = order;
  const name = [contact.firstName, contact.lastName].filter(Boolean).join(' ');
  const state = isQuotation ? 'wartet auf ein Angebot' : isPaid ? 'bezahlt' : 'noch zu bezahlen';
  return (
    <p className={classes.entered} role="status">
      <strong className={classes.ticket}>{ticketNumber}</strong>
      <span>
        {[`Bestellung ${ticketNumber} aufgenommen`, name, modeLabels[mode]].filter(Boolean).join(', ')}.{' '}
        {formatMoney(pricing.totalGross, currency)}, {state}. <Link to={`/orders/${id}`}>Ansehen</Link>
      </span>
    </p>
  );
}
