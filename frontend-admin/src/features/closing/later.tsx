import { Link } from 'react-router';
import type { ChangedOrder, Closing } from '@bestellwerk/domain/contracts/closing.schema';
import { paymentKindLabels, paymentMethodLabels } from '@bestellwerk/domain/ordering/order-labels';
import { formatDateTime, formatMoney } from '@bestellwerk/domain/text/formats';
import { useCurrency, useTimeZone } from '../../shared/shop/shop-api.js';
import { Block } from '../../shared/ui/block.js';
import { EditorNote } from '../../shared/ui/notes.js';
import classes from './closing.module.css';

/** What came to closed days after they were closed. */
export function Later({ later: { payments, orders } }: Pick<Closing, 'later'>) {
  const timeZone = useTimeZone();
  const currency = useCurrency();
  if (payments.length + orders.length === 0) return null;
  return (
    <Block title="Nach dem Abschluss">
      <EditorNote>
        Die Zahlen dieser Seite enthalten auch, was danach kam. Was abgeschlossen wurde, ist nicht verändert.
      </EditorNote>
      <ul className={classes.later}>
        {payments.map((payment) => (
          <li key={payment.id}>
            <Link to={`/orders/${payment.order}`}>Bestellung {payment.ticketNumber}</Link>
            <span>
              {paymentKindLabels[payment.kind]}, {paymentMethodLabels[payment.method]},{' '}
              {formatDateTime(new Date(payment.at), timeZone)}
            </span>
            <strong>{formatMoney(payment.amount, payment.currency)}</strong>
          </li>
        ))}
        {orders.map((order) => (
          <li key={order.id}>
            <Link to={`/orders/${order.id}`}>Bestellung {order.ticketNumber}</Link>
            <span>{changeText(order, currency)}</span>
            <strong>{formatMoney(order.gross, currency)}</strong>
          </li>
        ))}
      </ul>
    </Block>
  );
}

const changeText = ({ state, reducedGross }: ChangedOrder, currency: string): string =>
  state === 'sold' && reducedGross > 0
    ? `${formatMoney(reducedGross, currency)} nachgelassen`
    : stateTexts[state];

const stateTexts = {
  sold: 'Neu oder mit anderem Betrag',
  canceled: 'Storniert oder abgelehnt',
  uncounted: 'Zählt nicht mehr',
} as const;
