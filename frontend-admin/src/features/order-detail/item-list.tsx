import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { isPicture, uploadWords } from '@bestellwerk/domain/catalogue/part-uploads';
import type { ChosenPart, OrderItem } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { uploadUrl } from '@bestellwerk/domain/records/definitions/upload.schema';
import { formatMoney, formatPercent, formatPreciseMoney } from '@bestellwerk/domain/text/formats';
import { amountWords, choiceWords } from '../../shared/orders/order.labels.js';
import classes from './item-list.module.css';

interface Properties {
  items: readonly OrderItem[];
  currency: string;
  /** What can be done with a line. */
  actions?: (item: OrderItem, index: number) => ReactNode;
}

/** The positions as they were ordered, each with the story of its price. */
export function ItemList({ items, currency, actions }: Properties) {
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
                    <UploadLinks part={part} />
                  </span>
                )
              );
            })}
            <PriceStory item={item} currency={currency} />
            {actions?.(item, index)}
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

/** The files that the customer sent for one step. */
const UploadLinks = ({ part: { uploads } }: { part: ChosenPart }) =>
  uploads?.map((upload) => (
    <a key={upload.id} className={classes.upload} href={uploadUrl(upload)} target="_blank" rel="noreferrer">
      {isPicture(upload) && <img src={uploadUrl(upload)} alt="" width={44} height={44} loading="lazy" />}
      <span>
        {uploadWords(upload)}
        <VisuallyHidden> (öffnet in einem neuen Tab)</VisuallyHidden>
      </span>
    </a>
  ));

function PriceStory({ item, currency }: { item: OrderItem; currency: string }) {
  if (item.explanation.length === 0) return null;
  return (
    <details className={classes.story}>
      <summary>So setzt sich der Preis zusammen</summary>
      <dl>
        {item.explanation.map(({ kind, label, value }, index) => (
          <div key={index} data-kind={kind}>
            <dt>{label}</dt>
            <dd>{kind === 'tax' ? formatMoney(value, currency) : formatPreciseMoney(value, currency)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
