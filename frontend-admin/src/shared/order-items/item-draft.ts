import { stepsOf } from '@bestellwerk/domain/catalogue/configuration';
import { refuse, type Refusal } from '@bestellwerk/domain/kernel/refusal';
import {
  changedItem,
  type ItemChange,
  type ItemTerms,
  newItem,
} from '@bestellwerk/domain/ordering/checkout/item-changes';
import { cartItemsAgain, remarkOf } from '@bestellwerk/domain/ordering/checkout/order-again';
import type { CartItem } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { OrderItem } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { convertAmount } from '@bestellwerk/domain/pricing/units';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import type { EnteredNumber } from '../forms/number-entry.js';

/** A line as it is entered. */
export interface ItemDraft {
  readonly amount: EnteredNumber;
  readonly unit: CartItem['unit'];
  /** One value for each step of the product as it is sold now. */
  readonly parts: CartItem['parts'];
  /** For the kitchen. */
  readonly remark: string;
}

const unanswered = (product: Product | undefined): CartItem['parts'] =>
  product ? stepsOf(product).map(() => null) : [];

/** Whether what was chosen can still be chosen; if not, the old choice stays until staff choose again. */
export const canChooseAgain = (item: OrderItem, product: Product | undefined): boolean =>
  product !== undefined && cartItemsAgain([item], [product]).length > 0;

/** The draft of an ordered line before anything is changed. */
export function draftOf(item: OrderItem, product: Product | undefined): ItemDraft {
  const known = product && cartItemsAgain([item], [product])[0]?.parts;
  const parts = known ?? unanswered(product);
  return { amount: item.amount, unit: item.unit, parts, remark: remarkOf(item, product) };
}

/** The draft of a new line. */
export const draftOfProduct = (product: Product): ItemDraft => ({
  amount: product.defaultQuantity || product.minimumQuantity || 1,
  unit: product.unit,
  parts: unanswered(product),
  remark: '',
});

/** The draft of a line of which amount and remark may be typed already. */
export function draftOfChoice({ product, amount, remark }: Chosen): ItemDraft {
  const draft = draftOfProduct(product);
  return { ...draft, amount: amount ?? draft.amount, remark };
}

interface Chosen {
  readonly product: Product;
  readonly amount: number | null;
  readonly remark: string;
}

/** Whether a product can be added as it is: nothing has to be chosen. */
export const isPlain = (product: Product): boolean => stepsOf(product).every(({ optional }) => optional);

/** The same quantity in another unit, where one follows from the other. */
export function inUnit(draft: ItemDraft, unit: ItemDraft['unit'], product: Product): ItemDraft {
  const { amount } = draft;
  const converted = typeof amount === 'number' ? convertAmount(amount, draft.unit, unit, product) : null;
  return { ...draft, unit, amount: converted ?? amount };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What differs from the first draft. Parts that nobody changed are left out, so that their price stays. */
export function changeOf(first: ItemDraft, draft: ItemDraft & { readonly amount: number }): ItemChange {
  return {
    ...(draft.amount !== first.amount && { amount: draft.amount }),
    ...(draft.unit !== first.unit && { unit: draft.unit }),
    ...(!isSame(draft.parts, first.parts) && { parts: draft.parts }),
    ...(draft.remark.trim() !== first.remark && { remark: draft.remark.trim() }),
  };
}

const isNumber = (draft: ItemDraft): draft is ItemDraft & { readonly amount: number } =>
  typeof draft.amount === 'number' && Number.isFinite(draft.amount);

const refuseMissingAmount = (): Refusal =>
  refuse('invalid', 'amount-missing', 'Bitte geben Sie die Menge als Zahl an.', 'amount');

/** A draft as the server will take it: what to send and the line that it makes, or what is wrong. */
export type Settled<Body> = { readonly body: Body; readonly item: OrderItem } | Refusal;

function settled<Body>(body: Body, item: OrderItem | Refusal): Settled<Body> {
  return 'refused' in item ? item : { body, item };
}

export function settledChange(item: OrderItem, draft: ItemDraft, terms: ItemTerms): Settled<ItemChange> {
  if (!isNumber(draft)) return refuseMissingAmount();
  const change = changeOf(draftOf(item, terms.product), draft);
  return settled(change, changedItem(item, change, terms));
}

export function settledItem(draft: ItemDraft, terms: ItemTerms & { product: Product }): Settled<CartItem> {
  if (!isNumber(draft)) return refuseMissingAmount();
  const { remark, ...entered } = draft;
  const item = {
    product: terms.product.id,
    ...entered,
    ...(remark.trim() !== '' && { remark: remark.trim() }),
  };
  return settled(item, newItem(item, terms));
}

/** Whether a field of the form shows its own error. */
export const isFieldShown = (field: string): boolean => /^(amount|unit|remark|parts\.\d+)$/.test(field);
