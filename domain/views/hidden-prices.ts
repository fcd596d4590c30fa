import type { PublicOrder } from '../contracts/order.schema.js';

type WithPrices = Pick<PublicOrder, 'isQuotation' | 'items' | 'pricing' | 'openAmount'>;

/**
 * A request as its guest may see it before an offer names every price: 0 in place of each hidden price, and of each sum with
 * one in it. `isPriceHidden` of the lines says which.
 */
export function withoutHiddenPrices<Order extends WithPrices>(order: Order): Order {
  if (!order.isQuotation || !order.items.some(({ isPriceHidden }) => isPriceHidden)) return order;
  return {
    ...order,
    items: order.items.map(withoutPrice),
    openAmount: 0,
    pricing: { ...order.pricing, ...noSums },
  };
}

const withoutPrice = (item: PublicOrder['items'][number]): PublicOrder['items'][number] =>
  item.isPriceHidden ? { ...item, unitGross: 0, net: 0, tax: 0, gross: 0, explanation: [] } : item;

const noSums = { net: 0, tax: 0, gross: 0, totalNet: 0, totalTax: 0, totalGross: 0, taxes: {} };
