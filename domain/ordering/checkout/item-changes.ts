import { CENT, multiplied, splitGross, toDecimal, toUnits } from '../../kernel/money.js';
import { isRefusal, refuse, type Refusal, refuseAll } from '../../kernel/refusal.js';
import { beforeRounding, explainAmount, explainRounding, explainTax } from '../../pricing/price.js';
import type { Product } from '../../records/definitions/product.js';
import type { OrderItem } from '../order/order-terms.schema.js';
import type { DeliveryMode } from '../../delivery/delivery-mode.schema.js';
import { changedTotals, changedTotalText } from './expected-total.js';
import { cartItemsAgain, remarkOf } from './order-again.js';
import type { CartItem } from './order-form.schema.js';
import { configurationProblems, MOST_BY_STAFF, orderItemOf, withRemark } from './order-lines.js';
import { messages } from './check/messages.js';

/** What staff change of a line; what is missing stays. An empty remark is none. */
export type ItemChange = Partial<Pick<CartItem, 'amount' | 'unit' | 'parts' | 'remark'>>;

export interface ItemTerms {
  /** As it is sold now; undefined if it is not sold any more. */
  readonly product: Product | undefined;
  readonly mode: DeliveryMode;
  readonly currency: string;
}

/**
 * The line as staff change it. Another amount or remark keeps the price that was agreed; another unit or other choices are
 * priced as the product is sold now. Staff may weigh: the amount is bound to no step and no limit but more than 0.
 */
export function changedItem(item: OrderItem, change: ItemChange, terms: ItemTerms): OrderItem | Refusal {
  const amount = change.amount ?? item.amount;
  if (!(amount > 0 && amount < MOST_BY_STAFF)) return refuseAmount(item.name);
  const { product } = terms;
  const known = remarkOf(item, product);
  const remark = change.remark?.trim() ?? known;
  const isSoldAsBefore = (change.unit ?? item.unit) === item.unit && change.parts === undefined;
  if (isSoldAsBefore) {
    const remarked =
      remark === known ? item : { ...item, parts: withRemark(partsBefore(item, known), remark) };
    return amount === item.amount ? remarked : withAmount(remarked, amount, terms);
  }
  if (!product) return refuseGone(item);
  const again = cartItemsAgain([item], [product])[0];
  const parts = change.parts ?? again?.parts;
  if (!parts) return refuse('invalid', 'parts-missing', messages.partsLeftOver(item.name), 'parts');
  return newItem({ product: item.product, amount, unit: change.unit ?? item.unit, parts, remark }, terms);
}

/** The choices of a line without its remark, which stands last. */
const partsBefore = ({ parts }: OrderItem, remark: string) => (remark === '' ? parts : parts.slice(0, -1));

/** A line as the product is sold now. */
export function newItem(item: CartItem, { product, mode, currency }: ItemTerms): OrderItem | Refusal {
  if (!product) return refuse('invalid', 'product-unknown', 'Dieses Produkt gibt es nicht mehr.', 'product');
  if (!(item.amount > 0 && item.amount < MOST_BY_STAFF)) return refuseAmount(product.name);
  const [first, ...others] = configurationProblems(item, product);
  if (first) return refuseAll('item-incomplete', [first, ...others]);
  const line = orderItemOf(item, product, mode, currency);
  return line ?? refuse('invalid', 'unit-unknown', messages.unitUnknown(product.name), 'unit');
}

/** The line, unless it costs something else than the sender saw, a decimal; where none was named, it is not compared. */
export function atExpectedGross(
  item: OrderItem | Refusal,
  expectedGross: number | undefined,
  currency: string,
): OrderItem | Refusal {
  const totals = isRefusal(item) ? null : changedTotals(expectedGross, item.gross);
  if (!totals) return item;
  return refuse('conflict', 'price-changed', changedPriceText(changedTotalText(totals, currency)));
}

/** What staff read before they save at another price. */
export const changedPriceText = (change: string): string =>
  `${change} Bitte sagen Sie es dem Gast und speichern Sie dann noch einmal.`;

/**
 * The same line at the same price for another amount. How much one ordered unit counts follows from the old amount, not
 * from today's product, of which only the unit's name is needed.
 */
function withAmount(item: OrderItem, amount: number, { product, currency }: ItemTerms): OrderItem | Refusal {
  const unitGross = toUnits(item.unitGross);
  const each = countedEach(item);
  if (each !== 1 && !product) return refuseGone(item);
  const productAmount = Number((amount * each).toPrecision(12));
  const counted = { amount: productAmount, unit: each === 1 ? item.unit : product!.unit };
  const gross = multiplied(unitGross, productAmount, CENT);
  const { net, tax } = splitGross(gross, item.taxRate);
  return {
    ...item,
    amount,
    gross: toDecimal(gross),
    net: toDecimal(net),
    tax: toDecimal(tax),
    explanation: [
      ...item.explanation.filter(({ kind }) => kind === 'base' || kind === 'option'),
      ...explainAmount({ amount, unit: item.unit }, counted, unitGross, currency),
      ...explainRounding(beforeRounding(unitGross, productAmount), toDecimal(gross), currency),
      explainTax(tax, item.taxRate, currency),
    ],
  };
}

/** How many of the product's own units one ordered unit is. Of what costs nothing it is taken as 1. */
export function countedEach({ explanation, unitGross, amount }: OrderItem): number {
  const counted = explanation.find(({ kind }) => kind === 'amount');
  return counted && unitGross !== 0 ? Number((counted.value / unitGross / amount).toPrecision(12)) : 1;
}

const refuseGone = ({ name }: OrderItem): Refusal =>
  refuse('conflict', 'product-unknown', `${name} gibt es nicht mehr. Sie können die Position nur entfernen.`);

const refuseAmount = (name: string): Refusal =>
  refuse('invalid', 'amount-invalid', messages.amountInvalid(name), 'amount');
