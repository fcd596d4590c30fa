import { newItem } from '@bestellwerk/domain/ordering/checkout/item-changes';
import type { OrderItem } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import { product, type Product } from '@bestellwerk/domain/records/definitions/product';

const id = '0198c0de-0000-7000-8000-000000000001';
const defaults = {
  ...product.example,
  name: 'Gulasch',
  type: 'configurable',
  isEnabled: true,
  price: 10,
  tax: 10,
  takeawayTax: 10,
  dineInTax: 10,
  unit: 'piece',
  schedule: null,
  alternativeUnits: [],
  defaultQuantity: null,
  minimumQuantity: null,
  maximumQuantity: null,
  quantityStepSize: null,
  config: {
    parts: [
      { name: 'Beilage', type: 'select', optional: false, options: [{ name: 'Salat' }, { name: 'Reis' }] },
      {
        name: 'Dazu',
        type: 'multiselect',
        optional: true,
        options: [{ name: 'Sauce', modifier: 'add', value: 2 }],
      },
      { name: 'Wunsch', type: 'text', optional: true, options: [] },
    ],
  },
};

/** A goulash at 10 euros that asks for a side dish, extras and a wish, as defaults for tests. */
export const aProduct = (changes: object = {}): Product =>
  ({ id, revision: '0', ...product.schemas.fields.parse({ ...defaults, ...changes }) }) as unknown as Product;

/** A line of one goulash with salad, as it is sold by `aProduct`. */
export function anItem(changes: Partial<OrderItem> = {}): OrderItem {
  const sold = { product: aProduct(), mode: 'takeaway', currency: 'EUR' } as const;
  const line = newItem({ product: id, amount: 1, unit: 'piece', parts: ['Salat', null, null] }, sold);
  return { ...(line as OrderItem), ...changes };
}
