import { Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { isRefusal } from '@bestellwerk/domain/kernel/refusal';
import { byId } from '@bestellwerk/domain/kernel/by-id';
import { putItem } from '@bestellwerk/domain/ordering/checkout/cart';
import { limitsOn } from '@bestellwerk/domain/ordering/checkout/check/limits';
import { type ShopFacts, timeZoneOf } from '@bestellwerk/domain/ordering/checkout/check/check-context';
import { modeOf } from '@bestellwerk/domain/delivery/mode-of';
import type { CartItem } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { draftOfChoice, isPlain, settledItem, type ItemDraft } from '../../shared/order-items/item-draft.js';
import { ProductSearch, type QuickChoice } from '../../shared/order-items/product-search.js';
import { errorAt } from './entry-errors.js';
import { ItemPanel } from './item-panel.js';
import type { Entry } from './use-entry.js';

interface Properties {
  entry: Entry;
  facts: ShopFacts;
  /** The index of the line that is changed; null while none is. */
  edited: number | null;
  onEdit(index: number | null): void;
  /** The enter key while no product is typed. */
  onDone(): void;
}

interface Open {
  readonly product: Product;
  readonly draft: ItemDraft;
}

/** Products by typing, with what has to be chosen asked in place. */
export function ItemsEntry({ entry, facts, edited, onEdit, onDone }: Properties) {
  const { draft, change, form } = entry;
  const [chosen, choose] = useState<Open | null>(null);
  const [searches, setSearches] = useState(0);
  const products = offeredProducts(facts);
  const timeZone = timeZoneOf(facts);
  const due = form.appointmentDate === null ? facts.now : new Date(form.appointmentDate);
  const soldOut = limitsOn({ ...facts, timeZone }, due)?.soldOut ?? [];

  const close = () => {
    choose(null);
    onEdit(null);
    setSearches((count) => count + 1);
  };
  const put = (item: CartItem, index: number | null) => {
    // Lines with a remark stay apart: it may be meant for one of them only.
    const items = draft.items.map(({ remark, ...line }) => ({
      ...line,
      parts: [...line.parts, remark ?? null],
    }));
    const asLine = { ...item, parts: [...item.parts, item.remark ?? null] };
    const { items: merged } = putItem(items, asLine, unlimited, index);
    change({ items: merged.map(withRemark) });
  };
  const onChoose = (choice: QuickChoice) => {
    const opened = { product: choice.product, draft: draftOfChoice(choice) };
    const settled = isPlain(choice.product) ? settledItem(opened.draft, termsOf(opened, facts, form)) : null;
    if (settled && !isRefusal(settled)) put(settled.body, null);
    else choose(opened);
  };
  const open =
    (edited === null ? null : openedLine(draft.items[edited], facts.products)) ??
    asSoldNow(chosen, facts.products);

  return (
    <Stack>
      {open ? (
        <ItemPanel
          key={`${edited ?? 'new'}:${open.product.id}`}
          product={open.product}
          first={open.draft}
          terms={termsOf(open, facts, form)}
          action={edited === null ? 'Hinzufügen' : 'Übernehmen'}
          onPut={(item) => {
            put(item, edited);
            close();
          }}
          onClose={close}
        />
      ) : (
        <div data-stop="items">
          <ProductSearch
            key={searches}
            autoFocus={searches > 0}
            {...{ products, timeZone, soldOut, onChoose, onDone }}
            currency={facts.config.currency}
            error={errorAt(entry.objections)('items')}
          />
        </div>
      )}
      <div data-stop="comment">
        <TextInput
          label="Anmerkung zur Bestellung"
          size="md"
          autoComplete="off"
          maxLength={500}
          value={draft.comment}
          error={errorAt(entry.objections)('comment')}
          onChange={({ currentTarget }) => change({ comment: currentTarget.value })}
        />
      </div>
    </Stack>
  );
}

const unlimited = { minimumQuantity: null, maximumQuantity: null, quantityStepSize: null };

/** Its last part was the remark while lines were compared. */
function withRemark({ remark: _, ...item }: CartItem): CartItem {
  const remark = item.parts.at(-1);
  return { ...item, parts: item.parts.slice(0, -1), ...(typeof remark === 'string' && { remark }) };
}

const termsOf = ({ product }: Pick<Open, 'product'>, { config }: ShopFacts, form: Entry['form']) => ({
  product,
  mode: modeOf(form),
  currency: config.currency,
});

const asSoldNow = (chosen: Open | null, products: readonly Product[]): Open | null =>
  chosen && {
    ...chosen,
    product: products.find(({ id }) => id === chosen.product.id) ?? chosen.product,
  };

function openedLine(item: CartItem | undefined, products: readonly Product[]): Open | null {
  const product = products.find(({ id }) => id === item?.product);
  if (!item || !product) return null;
  const { amount, unit, parts, remark = '' } = item;
  return { product, draft: { amount, unit, parts, remark } };
}

/** What the branch sells, in the order of its menu. */
function offeredProducts({ menu, products }: ShopFacts): Product[] {
  const known = byId(products);
  const listed = menu?.catalog.flatMap((entry) => entry.products.flatMap((id) => known.get(id) ?? [])) ?? [];
  return [...new Set(listed)].filter(({ isEnabled }) => isEnabled);
}
