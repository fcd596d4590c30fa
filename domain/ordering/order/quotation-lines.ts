import { CENT, multiplied, splitGross, toDecimal, toUnits } from '../../kernel/money.js';
import { beforeRounding, explainAmount, explainRounding, explainTax } from '../../pricing/price.js';
import { unitLabel } from '../../pricing/units.js';
import { formatPreciseMoney } from '../../text/formats.js';
import type { OrderItem } from './order-terms.schema.js';

/** Decimal in the order's currency, for one of the unit that was ordered. */
export const HIGHEST_PRICE = 100_000;

/**
 * The line at an offered price for one of the unit that was ordered, a decimal: rounded once, with the rate of the order. It
 * holds exactly, whatever the product's price model is.
 */
export function lineAt(item: OrderItem, offered: number, currency: string): OrderItem {
  const unitGross = toUnits(offered);
  const gross = multiplied(unitGross, item.amount, CENT);
  const { net, tax } = splitGross(gross, item.taxRate);
  const ordered = { amount: item.amount, unit: item.unit };
  const each = formatPreciseMoney(toDecimal(unitGross), currency);
  return {
    ...item,
    isPriceHidden: false,
    model: 'fixed',
    unitGross: toDecimal(unitGross),
    gross: toDecimal(gross),
    net: toDecimal(net),
    tax: toDecimal(tax),
    explanation: [
      {
        kind: 'base',
        label: `Angebotspreis je ${unitLabel(item.unit)}: ${each}`,
        value: toDecimal(unitGross),
      },
      ...explainAmount(ordered, ordered, unitGross, currency),
      ...explainRounding(beforeRounding(unitGross, item.amount), toDecimal(gross), currency),
      explainTax(tax, item.taxRate, currency),
    ],
  };
}

/** What one of the ordered unit costs by now, a decimal with at most 4 digits: what staff begin an offer with. */
export const pricePerOrderedUnit = ({ gross, amount, unitGross, explanation }: OrderItem): number => {
  const isOfOrderedUnit = explanation.every(
    ({ kind, value }) => kind !== 'amount' || isNear(value, unitGross * amount),
  );
  return isOfOrderedUnit ? unitGross : toDecimal(toUnits(gross / amount));
};

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;
