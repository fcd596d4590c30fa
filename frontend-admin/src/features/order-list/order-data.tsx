import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { customerFacts } from '../../shared/orders/customer.js';
import { ShortItems } from '../../shared/orders/short-items.js';
import classes from './order-list.module.css';
import type { ShownData } from './use-shown-data.js';

/** The items of an order and the data of its customer, as far as they are wanted in the list. */
export const OrderData = ({ order, shown }: { order: StaffOrder; shown: ShownData }) => (
  <div className={classes.data}>
    {shown.products && (
      <ShortItems items={order.items} label={`Positionen der Bestellung ${order.ticketNumber}`} />
    )}
    {shown.customer && <CustomerData order={order} />}
  </div>
);

function CustomerData({ order }: { order: StaffOrder }) {
  const facts = customerFacts(order);
  if (facts.length === 0) return <p>Keine weiteren Angaben zum Gast.</p>;
  return (
    <dl className={classes.customer}>
      {facts.map(({ name, lines, href }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{href ? <a href={href}>{lines}</a> : lines.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}
