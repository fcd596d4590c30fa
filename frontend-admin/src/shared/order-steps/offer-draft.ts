import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { OfferedPrice } from '@bestellwerk/domain/ordering/order/quotation-decisions';
import {
  HIGHEST_PRICE,
  lineAt,
  pricePerOrderedUnit,
} from '@bestellwerk/domain/ordering/order/quotation-lines';
import type { OrderItem } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import type { FormErrors } from '../forms/form-sending.js';
import type { EnteredNumber } from '../forms/number-entry.js';

/** The prices that staff begin with: nothing where the price is given on request and is not known to the shop either. */
export const beginningPrices = (items: readonly OrderItem[]): EnteredNumber[] =>
  items.map((item) => (item.isPriceHidden && item.gross === 0 ? null : pricePerOrderedUnit(item)));

/** As many decimals as a price has, at least cents. */
export const decimalsOf = (item: OrderItem): number => {
  const price = pricePerOrderedUnit(item);
  return Number(price.toFixed(2)) === price ? 2 : 4;
};

export const priceField = (index: number): string => `items.${index}.unitGross`;

/** What is wrong with the prices, by field. */
export function priceErrors(prices: readonly EnteredNumber[]): FormErrors['fields'] {
  const errors: FormErrors['fields'] = {};
  prices.forEach((price, index) => {
    if (price === null) errors[priceField(index)] = 'Bitte geben Sie einen Preis an.';
    else if (!isPrice(price)) errors[priceField(index)] = 'Bitte prüfen Sie den Preis.';
  });
  return errors;
}

const isPrice = (price: EnteredNumber): price is number =>
  typeof price === 'number' && price >= 0 && price <= HIGHEST_PRICE;

/** The lines at these prices; null for one without a price. Those that keep their price stay as they are. */
export const offeredLines = (
  { items, currency }: StaffOrder,
  prices: readonly EnteredNumber[],
): (OrderItem | null)[] =>
  items.map((item, index) => {
    const price = prices[index] ?? null;
    if (!isPrice(price)) return null;
    return isKept(item, price) ? item : lineAt(item, price, currency);
  });

/** The prices to send: of lines whose price is new or was not given before. */
export const changedPrices = ({ items }: StaffOrder, prices: readonly EnteredNumber[]): OfferedPrice[] =>
  items.flatMap((item, index) => {
    const price = prices[index] ?? null;
    if (!isPrice(price) || isKept(item, price)) return [];
    return [{ index, unitGross: price, expected: { product: item.product, amount: item.amount } }];
  });

const isKept = (item: OrderItem, price: number): boolean =>
  !item.isPriceHidden && price === pricePerOrderedUnit(item);
