import { roundToCents, splitGross, toDecimal, toUnits, type Units } from '../kernel/money.js';
import { formatMoney } from '../text/formats.js';

/** Where the branch delivers, and what that costs. Decimals; null is not set. */
export interface DeliveryTerms {
  readonly price: number;
  /** Percent. */
  readonly tax: number;
  readonly free: boolean;
  readonly freeFromOrderValue: number | null;
  readonly minimumOrderValue: number | null;
}

export interface DeliveryFee {
  readonly gross: Units;
  readonly net: Units;
  readonly tax: Units;
}

/** Nothing if the area is free or the goods are worth what makes it free. `goods` is their gross value. */
export function deliveryFee(area: DeliveryTerms, goods: Units): DeliveryFee {
  const gross = isFree(area, goods) ? 0 : roundToCents(toUnits(area.price));
  return { gross, ...splitGross(gross, area.tax) };
}

/** Gross decimals: what is still missing to the minimum order value, and that value; null if nothing is. */
export function missingToMinimum(
  area: DeliveryTerms,
  goodsGross: number,
): { minimum: number; difference: number } | null {
  const { minimumOrderValue } = area;
  if (minimumOrderValue === null) return null;
  const missing = toUnits(minimumOrderValue) - toUnits(goodsGross);
  return missing > 0 ? { minimum: minimumOrderValue, difference: toDecimal(missing) } : null;
}

/** The warning while the minimum order value is not reached, and what to do about it. */
export function minimumOrderTexts(
  { minimum, difference }: { minimum: number; difference: number },
  currency: string,
): { warning: string; hint: string } {
  const amount = formatMoney(minimum, currency);
  const missing = formatMoney(difference, currency);
  return {
    warning: `Sie haben den Mindestbestellwert in Höhe von ${amount} leider noch nicht erreicht.`,
    hint: `Fügen Sie Waren im Wert von mindestens ${missing} hinzu oder wählen Sie eine andere Art der Lieferung.`,
  };
}

/** 'Kostenlose Lieferung ab 30,00 €.', while that is still to be reached. */
export function freeDeliveryHint(area: DeliveryTerms, goodsGross: number, currency: string): string | null {
  if (area.freeFromOrderValue === null || isFree(area, toUnits(goodsGross))) return null;
  return `Kostenlose Lieferung ab ${formatMoney(area.freeFromOrderValue, currency)}.`;
}

const isFree = (area: DeliveryTerms, goods: Units): boolean =>
  area.free || (area.freeFromOrderValue !== null && goods >= toUnits(area.freeFromOrderValue));
