import { formatMoney } from '../text/formats.js';
import { deliveryFee, type DeliveryTerms, missingToMinimum } from './delivery-fee.js';
import { toDecimal, toUnits } from '../kernel/money.js';

/** How far a cart is from something that a delivery depends on. */
export interface DeliveryGoal {
  readonly kind: 'minimum' | 'free';
  /** 'Noch 4,50 € bis zum Mindestbestellwert' */
  readonly text: string;
  /** Between 0 and 1: how much of it is reached. */
  readonly share: number;
}

/** The next goal of a cart: the minimum order value, then a delivery that costs nothing; null where there is none to reach. */
export function deliveryGoal(area: DeliveryTerms, goodsGross: number, currency: string): DeliveryGoal | null {
  const missing = missingToMinimum(area, goodsGross);
  if (missing) {
    return {
      kind: 'minimum',
      text: `Noch ${formatMoney(missing.difference, currency)} bis zum Mindestbestellwert`,
      share: share(goodsGross, missing.minimum),
    };
  }
  const goods = toUnits(goodsGross);
  const { freeFromOrderValue } = area;
  if (freeFromOrderValue === null || deliveryFee(area, goods).gross === 0) return null;
  const left = toDecimal(toUnits(freeFromOrderValue) - goods);
  return {
    kind: 'free',
    text: `Noch ${formatMoney(left, currency)} bis zur kostenlosen Lieferung`,
    share: share(goodsGross, freeFromOrderValue),
  };
}

const share = (reached: number, goal: number): number => Math.min(1, Math.max(0, reached / goal));

/** 'ab 20,00 €' and '2,90 €': from which value on an area is delivered to, and what that costs, as parts of a line. */
export const areaTerms = (area: DeliveryTerms, deliveryGross: number, currency: string): string[] => [
  ...(area.minimumOrderValue ? [`ab ${formatMoney(area.minimumOrderValue, currency)}`] : []),
  deliveryGross === 0 ? 'kostenlos' : formatMoney(deliveryGross, currency),
];

/** 'Lieferkosten 2,90 €, ab 40,00 € kostenlos, Mindestbestellwert 20,00 €': an area before anything is in the cart. */
export function areaText(area: DeliveryTerms, currency: string): string {
  const isFree = area.free || area.price === 0 || area.freeFromOrderValue === 0;
  return [
    isFree ? 'Kostenlose Lieferung' : `Lieferkosten ${formatMoney(area.price, currency)}`,
    !isFree &&
      area.freeFromOrderValue !== null &&
      `ab ${formatMoney(area.freeFromOrderValue, currency)} kostenlos`,
    area.minimumOrderValue && `Mindestbestellwert ${formatMoney(area.minimumOrderValue, currency)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** 'Lieferung ab 2,90 €, Mindestbestellwert ab 15,00 €': what a branch asks for, of several areas the least; null without any. */
export function deliveryOfferText(areas: readonly DeliveryTerms[], currency: string): string | null {
  if (areas.length === 0) return null;
  const fees = areas.map((area) => toDecimal(deliveryFee(area, 0).gross));
  const minima = areas.map(({ minimumOrderValue }) => minimumOrderValue ?? 0);
  return [
    feeWords(Math.min(...fees), new Set(fees).size > 1, currency),
    Math.max(...minima) > 0 &&
      `Mindestbestellwert ${from(new Set(minima).size > 1)}${formatMoney(leastOf(minima), currency)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function feeWords(fee: number, isFrom: boolean, currency: string): string {
  if (fee === 0) return isFrom ? 'Lieferung teils kostenlos' : 'Kostenlose Lieferung';
  return `Lieferung ${from(isFrom)}${formatMoney(fee, currency)}`;
}

const from = (isFrom: boolean): string => (isFrom ? 'ab ' : '');

/** Where some areas have no minimum order value, the least of the others. */
const leastOf = (minima: readonly number[]): number => Math.min(...minima.filter((value) => value > 0));
