import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { isAvailable } from '@bestellwerk/domain/catalogue/availability';
import { quickHits } from '@bestellwerk/domain/ordering/entry/quick-item';
import { menuPriceModel } from '@bestellwerk/domain/pricing/price';
import { modelPrefix, unitLabel } from '@bestellwerk/domain/pricing/units';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import classes from './order-items.module.css';

/** What was typed beside the product; null and empty where nothing was. */
export interface QuickChoice {
  readonly product: Product;
  readonly amount: number | null;
  readonly remark: string;
}

interface Properties {
  /** In the order of the menu. */
  products: readonly Product[];
  currency: string;
  timeZone: string;
  /** Ids of what cannot be chosen today. */
  soldOut?: readonly string[];
  autoFocus?: boolean;
  error?: string | undefined;
  onChoose(choice: QuickChoice): void;
  /** The enter key while nothing is typed. */
  onDone?(): void;
}

/** Finds a product by typing: '2 schn / ohne Zitrone'. The whole menu is there for fingers. */
export function ProductSearch({ products, soldOut = [], onChoose, onDone, ...rest }: Properties) {
  const { currency, timeZone, autoFocus = false, error } = rest;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const isEmpty = typed.trim() === '';
  const hits = quickHits(products, typed);
  const found = isEmpty ? products : hits.products;
  const chosen = isEmpty ? undefined : found[place];

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [place, typed]);

  const enter = (text: string) => {
    setTyped(text);
    setPlace(0);
  };
  const choose = (product: Product) => {
    if (soldOut.includes(product.id)) return;
    enter('');
    onChoose({ product, amount: hits.amount, remark: hits.remark });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && !isEmpty && found.length > 0) {
      event.preventDefault();
      setPlace((place + step + found.length) % found.length);
    }
    if (event.key === 'Escape' && !isEmpty) {
      event.stopPropagation();
      enter('');
    }
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    // Else the same key would press the button that has the focus next.
    event.preventDefault();
    event.stopPropagation();
    if (chosen) choose(chosen);
    else if (isEmpty) onDone?.();
  };

  return (
    <div className={classes.search}>
      <TextInput
        label="Produkt"
        description="Anzahl und Wortanfänge, dahinter eine Anmerkung: 2 schn / ohne Zitrone"
        leftSection={<IconSearch size={18} aria-hidden />}
        size="md"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={chosen && `${id}-${chosen.id}`}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        error={error}
        autoFocus={autoFocus}
        onChange={({ currentTarget }) => enter(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {found.length === 0 && <p className={classes.words}>Kein Produkt der Filiale heißt so.</p>}
      <ul ref={list} id={id} role="listbox" className={classes.found} aria-label="Produkte">
        {found.map((product) => (
          <li
            key={product.id}
            id={`${id}-${product.id}`}
            role="option"
            aria-selected={product === chosen}
            aria-disabled={soldOut.includes(product.id)}
            // The field keeps the focus, and a tablet its keyboard as it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(product)}
          >
            <span>
              {product.name}
              <Hint product={product} isSoldOut={soldOut.includes(product.id)} timeZone={timeZone} />
            </span>
            <span>{priceWords(product, currency)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Hint({ product, isSoldOut, timeZone }: { product: Product; isSoldOut: boolean; timeZone: string }) {
  if (isSoldOut) return <small>heute ausverkauft</small>;
  return isAvailable(product, new Date(), timeZone) ? null : <small>im Shop gerade nicht angeboten</small>;
}

function priceWords(product: Product, currency: string): string {
  const price = `${modelPrefix[menuPriceModel(product)]}${formatMoney(product.price, currency)}`;
  return product.unit === 'piece' ? price : `${price} / ${unitLabel(product.unit)}`;
}
