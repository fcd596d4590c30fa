import { Link } from 'react-router';
import type { ChangedOrder, Closing } from '@bestellwerk/domain/contracts/closing.schema';
import {
  type Change,
  changeSinceClosing,
  turnoverChange,
} from '@bestellwerk/domain/ordering/closing/closing-changes';
import { paymentKindLabels, paymentMethodLabels } from '@bestellwerk/domain/ordering/order-labels';
import { toDecimal, toUnits } from '@bestellwerk/domain/kernel/money';
import { formatDateTime, formatMoney } from '@bestellwerk/domain/text/formats';
import { useCurrency, useTimeZone } from '../../shared/shop/shop-api.js';
import { Block } from '../../shared/ui/block.js';
import { EditorNote } from '../../shared/ui/notes.js';
import { signedMoney } from './signed-money.js';
import classes from './closing.module.css';

/** The server lists no more of each. */
const MOST = 200;

/** What came to closed days after they were closed, and by how much it changed them. */
export function Later({ closing: { later, days } }: { closing: Pick<Closing, 'later' | 'days'> }) {
  const timeZone = useTimeZone();
  const currency = useCurrency();
  const { payments, orders } = later;
  if (payments.length + orders.length === 0) return null;
  const change = changeSinceClosing(days);
  return (
    <Block title="Nach dem Abschluss">
      <EditorNote>
        Die Zahlen dieser Seite enthalten auch, was danach kam. Was abgeschlossen wurde, ist nicht verändert.
        {Math.max(payments.length, orders.length) >= MOST &&
          ` Hier stehen die ersten ${MOST}; die Summen enthalten alle.`}
      </EditorNote>
      <ul className={classes.later}>
        {payments.map((payment) => (
          <li key={payment.id}>
            <Link to={`/orders/${payment.order}`}>Bestellung {payment.ticketNumber}</Link>
            <span>
              {paymentKindLabels[payment.kind]}, {paymentMethodLabels[payment.method]},{' '}
              {formatDateTime(new Date(payment.at), timeZone)}
            </span>
            <strong>{signedMoney(payment.amount, payment.currency)}</strong>
          </li>
        ))}
        {orders.map((order) => (
          <ChangedLine key={order.id} order={order} />
        ))}
      </ul>
      <dl className={classes.changes} aria-label="Änderung seit dem Abschluss">
        <div>
          <dt>Änderung des Umsatzes</dt>
          <dd>{signedMoney(change.gross, currency)}</dd>
        </div>
        <div>
          <dt>Änderung der Einnahmen</dt>
          <dd>{signedMoney(change.amount, currency)}</dd>
        </div>
      </dl>
    </Block>
  );
}

function ChangedLine({ order }: { order: ChangedOrder }) {
  const currency = useCurrency();
  const { closed, now, difference } = turnoverChange(order);
  return (
    <li>
      <Link to={`/orders/${order.id}`}>Bestellung {order.ticketNumber}</Link>
      <span>
        {changeText(order, { closed, now, difference }, currency)}: vorher {formatMoney(closed, currency)},
        jetzt {formatMoney(now, currency)}
      </span>
      <strong>{signedMoney(difference, currency)}</strong>
    </li>
  );
}

/** What happened to an order, in a word. */
function changeText({ state, before, reducedGross }: ChangedOrder, change: Change, currency: string): string {
  if (state === 'canceled') return 'Storniert oder abgelehnt';
  if (state === 'uncounted') return 'Zählt nicht mehr';
  if (before?.state !== 'sold') return 'Neu';
  const reduced = toDecimal(toUnits(reducedGross) - toUnits(before.reducedGross));
  if (reduced > 0 && change.difference === -reduced) return `${formatMoney(reduced, currency)} nachgelassen`;
  return change.difference === 0 ? 'Geändert, gleicher Betrag' : 'Anderer Betrag';
}
