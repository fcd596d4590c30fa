import { byId } from '../../kernel/by-id.js';
import type { Product } from '../../records/definitions/product.js';
import { isStepValid, stepsOf, takesList, takesUploads, uploadsOf } from '../../catalogue/configuration.js';
import type { CartItem } from './order-form.schema.js';
import { remarkAmong } from './order-lines.js';
import type { ChosenPart, OrderItem } from '../order/order-terms.schema.js';

/** The lines of an order as they would go into a cart again; without those that can no longer be had that way. */
export function cartItemsAgain(items: readonly OrderItem[], products: readonly Product[]): CartItem[] {
  const known = byId(products);
  return items.flatMap((item) => {
    const product = known.get(item.product);
    const chosen = product && valuesOf(item.parts, product);
    return chosen ? [{ product: item.product, amount: item.amount, unit: item.unit, ...chosen }] : [];
  });
}

/**
 * The same for another order: files belong to the one they were sent with, and are erased with it. Steps that had some are
 * empty, also where they are required: the cart then asks for them. `lacksFiles` if there are such lines.
 */
export function cartItemsForAnother(
  items: readonly OrderItem[],
  products: readonly Product[],
): { items: CartItem[]; lacksFiles: boolean } {
  const again = cartItemsAgain(items, products);
  const withoutFiles = again.map((item) => ({ ...item, parts: item.parts.map(withoutUploads) }));
  return { items: withoutFiles, lacksFiles: again.some(({ parts }) => parts.some(hasUploads)) };
}

const hasUploads = (value: CartItem['parts'][number]): boolean => uploadsOf(value).length > 0;

const withoutUploads = (value: CartItem['parts'][number]) => (hasUploads(value) ? null : value);

/** What staff noted of a line. Of one whose product is sold otherwise now it is what stands last and looks like it. */
export function remarkOf(item: OrderItem, product: Product | undefined): string {
  const again = product && cartItemsAgain([item], [product])[0];
  return (again ? again.remark : remarkAmong(item.parts.slice(-1))) ?? '';
}

/** One value for each step; the order lists only those in which something was chosen. Null if one does not fit. */
function valuesOf(
  chosen: readonly ChosenPart[],
  product: Product,
): Pick<CartItem, 'parts' | 'remark'> | null {
  const left = [...chosen];
  const values = stepsOf(product).map((step) => {
    const part = left[0]?.name === (step.name ?? '') ? left.shift() : undefined;
    const value = part ? valueOf(part, step) : null;
    return isStepValid(step, value) ? { value } : null;
  });
  if (!values.every((one) => one !== null)) return null;
  const parts = values.map(({ value }) => value);
  if (left.length === 0) return { parts };
  const remark = remarkAmong(left);
  return remark === undefined ? null : { parts, remark };
}

function valueOf(
  { choices, text, uploads }: ChosenPart,
  step: Product['config']['parts'][number],
): CartItem['parts'][number] {
  if (takesUploads(step)) return takesList(step) ? (uploads ?? null) : (uploads?.[0] ?? null);
  if (step.type === 'multiselect') return [...choices];
  return step.type === 'select' ? (choices[0] ?? null) : text;
}
