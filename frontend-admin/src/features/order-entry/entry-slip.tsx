import { ActionIcon, Button } from '@mantine/core';
import { IconMinus, IconPlus, IconX } from '@tabler/icons-react';
import { byId } from '@bestellwerk/domain/kernel/by-id';
import { removeItem } from '@bestellwerk/domain/ordering/checkout/cart';
import type { ShopFacts } from '@bestellwerk/domain/ordering/checkout/check/check-context';
import type { OrderItem } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { limitsIn } from '@bestellwerk/domain/pricing/quantity';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { amountWords, choiceWords } from '../../shared/orders/order.labels.js';
import classes from './order-entry.module.css';
import type { Entry } from './use-entry.js';

interface Properties {
  entry: Entry;
  facts: ShopFacts;
  edited: number | null;
  onEdit(index: number): void;
}

/** The lines with what they cost, as the same rules say that the shop uses. */
export function EntrySlip({ entry, facts, edited, onEdit }: Properties) {
  const { draft, check, change } = entry;
  const { currency } = facts.config;
  const products = byId(facts.products);
  const setAmount = (index: number, amount: number) =>
    change({ items: draft.items.with(index, { ...draft.items[index]!, amount }) });
  return (
    <>
      {draft.items.length === 0 && <p className={classes.empty}>Noch keine Position.</p>}
      <ol className={classes.lines}>
        {draft.items.map((item, index) => {
          const product = products.get(item.product);
          const name = product?.name ?? 'Dieses Produkt gibt es nicht mehr';
          const step = (product && limitsIn(product, item.unit)?.quantityStepSize) || 1;
          const line = check.items?.[index];
          const which = `Position ${index + 1}, ${name}`;
          const stepped = (by: number) => setAmount(index, Number((item.amount + by).toPrecision(12)));
          return (
            <li key={index} data-edited={edited === index || undefined}>
              <div className={classes.lineHead}>
                <span>
                  <strong>{amountWords(item)}</strong> {name}
                </span>
                <span>{line && formatMoney(line.gross, currency)}</span>
              </div>
              {line && <Choices line={line} />}
              <LineErrors entry={entry} index={index} />
              <div className={classes.lineActions}>
                <ActionIcon
                  variant="default"
                  size={44}
                  aria-label={`Weniger: ${which}`}
                  disabled={item.amount <= step}
                  onClick={() => stepped(-step)}
                >
                  <IconMinus size={18} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="default"
                  size={44}
                  aria-label={`Mehr: ${which}`}
                  onClick={() => stepped(step)}
                >
                  <IconPlus size={18} aria-hidden />
                </ActionIcon>
                <Button
                  variant="subtle"
                  h={44}
                  disabled={!product}
                  aria-label={`Ändern: ${which}`}
                  onClick={() => onEdit(index)}
                >
                  Ändern
                </Button>
                <ActionIcon
                  variant="subtle"
                  color="red"
                  size={44}
                  ml="auto"
                  aria-label={`Entfernen: ${which}`}
                  onClick={() => change({ items: removeItem(draft.items, index) })}
                >
                  <IconX size={18} aria-hidden />
                </ActionIcon>
              </div>
            </li>
          );
        })}
      </ol>
      <Sums entry={entry} currency={currency} />
    </>
  );
}

const Choices = ({ line }: { line: OrderItem }) =>
  line.parts.map((part) => {
    const words = choiceWords(part);
    return words && <small key={part.name}>{part.name ? `${part.name}: ${words}` : words}</small>;
  });

/** What is wrong with a line is said at once: the guest is still there. */
function LineErrors({ entry: { check, objections }, index }: { entry: Entry; index: number }) {
  const own = [...check.problems, ...objections.problems].filter(({ field }) =>
    field?.startsWith(`items.${index}.`),
  );
  return [...new Set(own.map(({ message }) => message))].map((message) => (
    <p key={message} className={classes.lineError}>
      {message}
    </p>
  ));
}

function Sums({ entry: { check, draft, form }, currency }: { entry: Entry; currency: string }) {
  const { pricing, isQuotation } = check;
  if (!pricing) return null;
  return (
    <dl className={classes.sums} aria-live="polite">
      {draft.mode === 'delivery' && (
        <div>
          <dt>Lieferung</dt>
          <dd>
            {form.deliveryArea === null ? 'nach der PLZ' : formatMoney(pricing.deliveryGross, currency)}
          </dd>
        </div>
      )}
      <div data-total>
        <dt>Gesamt</dt>
        <dd>{formatMoney(pricing.totalGross, currency)}</dd>
      </div>
      {isQuotation && <p>Wird als Angebotsanfrage aufgenommen: Der Preis steht erst mit dem Angebot fest.</p>}
    </dl>
  );
}
