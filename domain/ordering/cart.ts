import type { UnitName } from '../kernel/unit-name.js';
import { formatNumber } from '../rules/formats.js';
import { unitType, type UnitType } from '../rules/units.js';

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

/** With the item in place of the one at `index`, or at the end if there is no index. */
export function putItem<Item>(items: readonly Item[], item: Item, index: number | null = null): Item[] {
  return index === null ? [...items, item] : items.with(index, item);
}

export const removeItem = <Item>(items: readonly Item[], index: number): Item[] =>
  items.filter((_, other) => other !== index);
