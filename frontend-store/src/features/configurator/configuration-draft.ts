import type { CartItem } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import type { UnitName } from '@bestellwerk/domain/pricing/pricing.schema';
import { sameValue } from '@bestellwerk/domain/records/same-value';
import {
  type PartValue,
  settledValue,
  stepsOf,
  type UploadReference,
} from '@bestellwerk/domain/catalogue/configuration';
import { addUpload } from '@bestellwerk/domain/catalogue/part-uploads';
import { changeUnit, defaultQuantity } from '@bestellwerk/domain/pricing/quantity';
import { unitsOf } from '@bestellwerk/domain/pricing/units';
import type { Begun } from '../../shared/cart/begun-slice.js';

/** What the dialog is about to put into the cart. */
export interface Draft {
  amount: number;
  unit: UnitName;
  parts: PartValue[];
}

export type DraftChange =
  | { type: 'amount'; amount: number }
  | { type: 'unit'; unit: UnitName }
  | { type: 'part'; index: number; value: PartValue }
  | { type: 'uploaded'; index: number; upload: UploadReference }
  | { type: 'restart'; draft: Draft };

/** The line being edited, or the product's default quantity with nothing chosen. */
export function startDraft(product: Product, edited: CartItem | null): Draft {
  const parts = stepsOf(product).map((_, index) => edited?.parts[index] ?? null);
  if (edited) return { amount: edited.amount, unit: edited.unit, parts };
  return { ...defaultQuantity(product), parts };
}

export const changeDraft =
  (product: Product) =>
  (draft: Draft, change: DraftChange): Draft => {
    switch (change.type) {
      case 'amount':
        return { ...draft, amount: change.amount };
      case 'unit':
        return { ...draft, ...changeUnit(draft, change.unit, product) };
      case 'part':
        return { ...draft, parts: draft.parts.with(change.index, change.value) };
      case 'uploaded': {
        // Beside what was chosen while the file was on its way.
        const before = draft.parts[change.index] ?? null;
        const value = addUpload(stepsOf(product)[change.index]!, before, change.upload);
        return { ...draft, parts: draft.parts.with(change.index, value) };
      }
      case 'restart':
        return change.draft;
      default:
        return change satisfies never;
    }
  };

/** What is to be kept of a dialog that closes; null if nothing was changed in it. */
export function begunOf(product: Product, edited: CartItem | null, draft: Draft, step: number): Begun | null {
  const item = itemOf(product, draft);
  if (sameValue(item, itemOf(product, startDraft(product, edited)))) return null;
  return { item, step, steps: [...stepsOf(product)] };
}

/** Whether a draft can be resumed: the steps or units of the product may have changed. */
export const fitsProduct = (product: Product, { item, steps }: Begun): boolean =>
  unitsOf(product).includes(item.unit) && sameValue(steps, stepsOf(product));

/** The line as the cart keeps it and the order sends it. */
export const itemOf = (product: Product, { amount, unit, parts }: Draft): CartItem => ({
  product: product.id,
  amount,
  unit,
  parts: parts.map(settledValue),
});
