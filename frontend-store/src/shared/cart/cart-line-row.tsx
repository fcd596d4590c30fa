import { type ReactNode, useEffect, useRef } from 'react';
import { isWorthExplaining } from '@bestellwerk/domain/pricing/price';
import { canIncrease, limitsIn } from '@bestellwerk/domain/pricing/quantity';
import { formatTimes } from '@bestellwerk/domain/pricing/units';
import { isLastStep } from '@bestellwerk/domain/ordering/checkout/cart-steps';
import { Icon } from '../icon.js';
import { PriceExplanation } from '../pricing/price-explanation.js';
import { onRequest, priceText } from '../pricing/price-text.js';
import { chosenText } from './chosen-text.js';
import { LineStepper } from './line-stepper.js';
import type { CartLine } from './price-cart.js';
import type { CartChanges } from './use-cart-changes.js';

interface Props {
  line: CartLine;
  currency: string;
  /** It was put in last. */
  isPut: boolean;
  /** Steps its amount: then it takes as little room as possible, and says nothing of how its price comes about. */
  changes: CartChanges | undefined;
  onRemove(): void;
  onEdit?: (() => void) | undefined;
  note: ReactNode;
}

/** A line of the cart: a tap on it edits. */
export function CartLineRow({ line, currency, isPut, changes, onRemove, onEdit, note }: Props) {
  const { item, product, price } = line;
  const shown = {
    name: (
      <>
        <span className="tabular-nums">{formatTimes(item.amount, item.unit)}</span> {product.name}
      </>
    ),
    price: product.isPriceHidden ? onRequest : priceText(price.gross, currency, price.model),
    chosen: chosenText(product, item.parts),
    edit: onEdit && <EditButton product={product.name} onEdit={onEdit} />,
    remove: <RemoveButton product={product.name} onRemove={onRemove} />,
  };
  return (
    <li className="relative py-1.5">
      {isPut && <Flash key={`${item.amount}`} />}
      {changes ? (
        <SteppedLine line={line} shown={shown} changes={changes} onRemove={onRemove} />
      ) : (
        <>
          <div className="flex items-start gap-x-2">
            <div className="flex min-w-0 grow flex-wrap justify-between gap-x-2 pt-1">
              <p className="word-wide leading-snug font-semibold">{shown.name}</p>
              <p className="ml-auto leading-snug font-semibold whitespace-nowrap tabular-nums">
                {shown.price}
              </p>
            </div>
            <span className="-mr-2.5 -ml-2 flex items-center">
              {shown.edit}
              {shown.remove}
            </span>
          </div>
          <p className="text-sm text-ink-soft">{shown.chosen}</p>
          {!product.isPriceHidden && isWorthExplaining(price, item.unit) && (
            <PriceExplanation steps={price.explanation} currency={currency} />
          )}
        </>
      )}
      {note}
    </li>
  );
}

interface SteppedProps {
  line: CartLine;
  shown: Record<'name' | 'edit' | 'remove', ReactNode> & Record<'price' | 'chosen', string>;
  changes: CartChanges;
  onRemove(): void;
}

/** Two lines of text beside the stepper. */
function SteppedLine({ line: { item, product, index }, shown, changes, onRemove }: SteppedProps) {
  const isLast = isLastStep(product, item);
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-2">
      <div className="min-w-0 grow basis-28">
        <p className="leading-snug font-semibold wrap-break-word hyphens-auto">{shown.name}</p>
        <p className="flex min-w-0 items-center gap-x-2 text-sm">
          <span className="font-semibold whitespace-nowrap tabular-nums">{shown.price}</span>
          {shown.chosen && (
            <span className="min-w-0 truncate text-ink-soft" title={shown.chosen}>
              {shown.chosen}
            </span>
          )}
          {shown.edit}
        </p>
      </div>
      <div className="relative flex shrink-0 items-center">
        {!isLast && shown.remove}
        <LineStepper
          amount={formatTimes(item.amount, item.unit).replace('×', '')}
          labels={{
            more: `Menge von ${product.name} erhöhen`,
            less: `Menge von ${product.name} verringern`,
            remove: `Entfernen: ${product.name}`,
          }}
          isLast={isLast}
          isMost={!canIncrease(item.amount, limitsIn(product, item.unit) ?? product)}
          onMore={() => changes.more(product, index)}
          onLess={() => (isLast ? onRemove() : changes.less(product, index))}
          className="border-line! [&_button]:size-9"
        />
      </div>
    </div>
  );
}

/** Takes all of the line, below its other buttons. */
const EditButton = ({ product, onEdit }: { product: string; onEdit(): void }) => (
  <button
    type="button"
    onClick={onEdit}
    aria-label={`Bearbeiten: ${product}`}
    className="inline-grid size-6 shrink-0 place-items-center align-bottom text-ink-soft outline-none after:absolute after:inset-0 hover:text-plum focus-visible:after:outline-3 focus-visible:after:outline-plum"
  >
    <Icon name="edit" size={15} />
  </button>
);

const RemoveButton = ({ product, onRemove }: { product: string; onRemove(): void }) => (
  <button
    type="button"
    onClick={onRemove}
    aria-label={`Entfernen: ${product}`}
    className="relative grid size-9 shrink-0 place-items-center text-ink-soft hover:bg-mustard-pale hover:text-ink"
  >
    <Icon name="bin" size={18} />
  </button>
);

/** Lights up the line it lies behind once, and brings it into view inside the list that scrolls. */
function Flash() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const line = ref.current!.getBoundingClientRect();
    const list = ref.current!.closest('.overflow-y-auto');
    if (!list) return;
    const { top, bottom } = list.getBoundingClientRect();
    if (line.top < top || line.bottom > bottom) list.scrollTo({ top: list.scrollTop + line.top - top });
  }, []);
  return <span ref={ref} aria-hidden="true" className="flashing absolute inset-0 -z-10" />;
}
