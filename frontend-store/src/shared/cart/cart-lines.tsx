import { type ReactNode, useEffect, useRef } from 'react';
import { formatTimes } from '@bestellwerk/domain/pricing/units';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import {
  chosenOptions,
  type PartValue,
  stepsOf,
  uploadsOf,
} from '@bestellwerk/domain/catalogue/configuration';
import { Icon } from '../icon.js';
import { PriceExplanation } from '../pricing/price-explanation.js';
import { onRequest, priceText } from '../pricing/price-text.js';
import type { CartLine } from './price-cart.js';

interface Props {
  lines: readonly CartLine[];
  currency: string;
  /** The line that was put in last. */
  put?: number | null;
  onRemove(index: number): void;
  onEdit?(line: CartLine): void;
  /** The note for the line at an index of the cart. */
  noteAt?(index: number): ReactNode;
}

/** The cart's lines with their prices and how these come about. */
export const CartLines = ({ lines, currency, put = null, onRemove, onEdit, noteAt }: Props) => (
  <ul className="isolate divide-y-2 divide-dashed divide-line">
    {lines.map((line) => (
      <li key={line.index} className="relative py-3 first:pt-0 last:pb-0">
        {line.index === put && <Flash key={`${line.item.amount}`} />}
        <div className="flex flex-wrap justify-between gap-x-4">
          <p className="word-wide font-semibold">
            <span className="tabular-nums">{formatTimes(line.item.amount, line.item.unit)}</span>{' '}
            {line.product.name}
          </p>
          <p className="ml-auto font-semibold whitespace-nowrap tabular-nums">
            {line.product.isPriceHidden ? onRequest : priceText(line.price.gross, currency, line.price.model)}
          </p>
        </div>
        <p className="text-sm text-ink-soft">{chosenText(line.product, line.item.parts)}</p>
        {!line.product.isPriceHidden && (
          <PriceExplanation steps={line.price.explanation} currency={currency} />
        )}
        {noteAt?.(line.index)}
        <div className="-ml-2 flex flex-wrap gap-x-2 text-sm font-semibold">
          {onEdit && (
            <LineButton
              icon="edit"
              label="Bearbeiten"
              product={line.product.name}
              onClick={() => onEdit(line)}
            />
          )}
          <LineButton
            icon="close"
            label="Entfernen"
            product={line.product.name}
            onClick={() => onRemove(line.index)}
          />
        </div>
      </li>
    ))}
  </ul>
);

interface LineButtonProps {
  icon: 'edit' | 'close';
  label: string;
  product: string;
  onClick(): void;
}

const LineButton = ({ icon, label, product, onClick }: LineButtonProps) => (
  <button
    type="button"
    onClick={onClick}
    aria-label={`${label}: ${product}`}
    className="inline-flex min-h-9 items-center gap-1.5 px-2 hover:bg-mustard-pale"
  >
    <Icon name={icon} size={15} />
    {label}
  </button>
);

/** What was chosen of a product, as one line: 'Groß, Pommes frites, ohne Salz'. Empty if nothing was. */
function chosenText(product: Product, parts: readonly PartValue[]): string {
  return stepsOf(product)
    .flatMap((step, index) => {
      const value = parts[index] ?? null;
      const options = chosenOptions(step, value).map((option) => option.name);
      if (options.length > 0 || step.type === 'select') return options;
      const files = uploadsOf(value).map(({ extension }) => `Datei (${extension.toUpperCase()})`);
      return typeof value === 'string' ? [`„${value}“`] : files;
    })
    .join(', ');
}

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
