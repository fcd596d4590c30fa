import type { OrderItem } from '@bestellwerk/domain/ordering/order-item';
import { formatMoney, formatPercent, formatPreciseMoney } from '@bestellwerk/domain/rules/formats';
import { amountWords, choiceWords } from '../../shared/orders/order-words.js';
import classes from './item-list.module.css';

/** The positions as they were ordered, each with the story of its price. */
export function ItemList({ items, currency }: { items: readonly OrderItem[]; currency: string }) {
  return (
    <ol className={classes.items}>
      {items.map((item, index) => (
        <li key={index}>
          <span className={classes.amount}>{amountWords(item)}</span>
          <div className={classes.what}>
            <span className={classes.name}>{item.name}</span>
            {item.parts.map((part) => {
              const words = choiceWords(part);
              return (
                words && (
                  <span key={part.name} className={classes.part}>
                    {part.name ? `${part.name}: ${words}` : words}
                  </span>
                )
              );
            })}
            <PriceStory item={item} currency={currency} />
          </div>
          <span className={classes.price}>
            {formatMoney(item.gross, currency)}
            <small>{formatPercent(item.taxRate)} USt.</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

function PriceStory({ item, currency }: { item: OrderItem; currency: string }) {
  if (item.explanation.length === 0) return null;
  return (
    <details className={classes.story}>
      <summary>So setzt sich der Preis zusammen</summary>
      <dl>
        {item.explanation.map(({ kind, label, value }, index) => (
          <div key={index} data-kind={kind}>
            <dt>{label}</dt>
            <dd>{formatPreciseMoney(value, currency)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
