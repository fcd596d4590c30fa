import type { OrderItem } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { amountWords, choiceWords } from './order.labels.js';
import classes from './short-items.module.css';

interface Properties {
  items: readonly OrderItem[];
  /** The name of the list, where several are on the page. */
  label?: string;
}

/** The items of an order without their prices, readable from a distance of one metre. */
export const ShortItems = ({ items, label }: Properties) => (
  <ul className={classes.items} aria-label={label}>
    {items.map((item, index) => {
      const choices = item.parts.map(choiceWords).filter(Boolean);
      return (
        <li key={index}>
          <span className={classes.amount}>{amountWords(item)}</span>
          <span>
            <span className={classes.name}>{item.name}</span>
            {choices.length > 0 && <span className={classes.choices}>{choices.join(' · ')}</span>}
          </span>
        </li>
      );
    })}
  </ul>
);
