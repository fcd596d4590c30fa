import type { OrderItem } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { amountWords, choiceWords } from '../../shared/orders/order.labels.js';
import classes from './card-items.module.css';

/** The items of an order, readable from a distance of one metre. */
export function CardItems({ items }: { items: readonly OrderItem[] }) {
  return (
    <ul className={classes.items}>
      {items.map((item, index) => {
        const choices = item.parts.map(choiceWords).filter(Boolean);
        return (
          <li key={index}>
            <span className={classes.amount}>{amountWords(item)}</span>
            <span className={classes.what}>
              <span className={classes.name}>{item.name}</span>
              {choices.length > 0 && <span className={classes.choices}>{choices.join(' · ')}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
