import type { UnitName } from '../../pricing/unit-name.schema.js';
import { formatNumber } from '../../text/formats.js';
import { unitType, type UnitType } from '../../pricing/units.js';

interface Counted {
  readonly amount: number;
  readonly unit: UnitName;
}

const measured: readonly UnitType[] = ['weight', 'volume', 'length'];

/** How many products a cart holds: what is weighed or measured counts once, everything else by its amount. */
export function cartCount(items: readonly Counted[]): number {
  const count = items.reduce(
    (sum, { amount, unit }) => sum + (measured.includes(unitType(unit)) ? 1 : amount),
    0,
  );
  return Number(count.toPrecision(12));
}

export function cartLabel(items: readonly Counted[]): string {
  const count = cartCount(items);
  if (count === 0) return 'Keine Produkte im Warenkorb';
  return `${formatNumber(count)} ${count === 1 ? 'Produkt' : 'Produkte'} im Warenkorb`;
}

export const removeItem = <Item>(items: readonly Item[], index: number): Item[] =>
  items.filter((_, other) => other !== index);
