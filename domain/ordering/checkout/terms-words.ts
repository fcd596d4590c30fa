import { isZipCode, normalizeZipCode } from '../../addresses/postal-address.js';
import type { DeliveryMode } from '../../delivery/delivery-mode.schema.js';
import { areaTerms } from '../../delivery/delivery-words.js';
import { fromWords, otherDayText, plannedText } from '../../opening-hours/appointment-texts.js';
import { isOpenFor } from '../../opening-hours/open-state.js';
import { HORIZON_DAYS, preorderDays } from '../../opening-hours/preorder-slots.js';
import type { Branch, DeliveryArea } from '../../records/definitions/branch.js';
import { modeLabels } from '../order-labels.js';
import { isInArea } from './branch-offer.js';
import { preorderFactsOf, takesOrders } from './check/appointment.js';
import { expectedFor } from './check/limits.js';
import type { OrderForm } from './order-form.schema.js';

/** How, where to and when a guest orders, as far as that is known before the checkout. */
export interface OrderTerms {
  readonly mode: DeliveryMode;
  /** Of a delivery. */
  readonly area: DeliveryArea | null;
  /** What the delivery of the cart costs, gross. */
  readonly deliveryGross: number;
  /** Where to, as typed; null while it is not known to be in the area. */
  readonly zipCode: string | null;
  readonly table: string | null;
  /** The chosen time as an ISO instant; null is as soon as possible. */
  readonly appointmentDate: string | null;
  /** When it can be had at the earliest; null while no orders of the mode are taken. */
  readonly earliest: Date | null;
}

interface At {
  readonly branch: Branch;
  readonly now: Date;
  /** IANA name. */
  readonly timeZone: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** 'Abholung · heute ab 12:25', 'Lieferung nach 1040 · ab 20,00 € · 2,90 €', 'Vor Ort · Tisch 4': the line that says how one orders. */
export function termsText(terms: OrderTerms, at: At): string {
  const { mode, area, zipCode, table } = terms;
  const label = modeLabels[mode];
  const parts = {
    takeaway: () => [label],
    delivery: () =>
      area
        ? [`${label} nach ${zipCode ?? area.area}`, ...areaTerms(area, terms.deliveryGross, at.currency)]
        : [label],
    dineIn: () => [label, ...(table === null ? [] : [`Tisch ${table}`])],
  }[mode]();
  return [...parts, ...timeWords(terms, at)].join(' · ');
}

/**
 * When, as a part of the line. While the branch is closed its notice says when it opens, a few lines below; and a guest at a table,
 * or one whose order is brought at once, asks for the time later.
 */
function timeWords({ mode, appointmentDate, earliest }: OrderTerms, { branch, now, timeZone }: At): string[] {
  if (appointmentDate !== null) return [plannedText(new Date(appointmentDate), now, timeZone)];
  if (earliest === null) return ['derzeit nicht möglich'];
  if (!isOpenFor(mode, branch, now, timeZone)) return ['Vorbestellung'];
  if (mode !== 'takeaway' && otherDayText(earliest, now, timeZone) === null) return [];
  return [fromWords(earliest, now, timeZone)];
}

/** Inputs for the earliest time; of the form only the cart. */
type EarliestContext = Parameters<typeof preorderFactsOf>[0];

/**
 * When an order of a cart can be had at the earliest: at the first time that can be chosen, and not before the branch is ready
 * with it. Null while no orders of the mode are taken, or no time is left.
 */
export function earliestTime(context: EarliestContext): Date | null {
  if (!takesOrders(context)) return null;
  const facts = preorderFactsOf(context);
  // Nearly always it is within a day: finding all times of half a year would take too long for a line that is always shown.
  for (const horizonDays of [1, 8, HORIZON_DAYS]) {
    const first = preorderDays({ ...facts, horizonDays })[0]?.windows[0]?.from;
    if (!first) continue;
    const ready = expectedFor(context);
    return ready > first ? ready : first;
  }
  return null;
}

type Destination = Pick<
  OrderForm,
  'isDeliveryAddressDifferent' | 'zipCode' | 'country' | 'deliveryZipCode' | 'deliveryCountry'
>;

/** Where an order is to be brought, by the details of the guest: the postal code, normalised, and the names of its fields. */
export const destinationOf = (details: Destination) => {
  const [field, countryField] = details.isDeliveryAddressDifferent
    ? (['deliveryZipCode', 'deliveryCountry'] as const)
    : (['zipCode', 'country'] as const);
  return { field, zipCode: normalizeZipCode(details[field]), country: details[countryField] };
};

/** The postal code that a delivery goes to, while it is whole and in the area; else null. */
export function zipCodeIn(
  area: DeliveryArea | null,
  details: Destination,
  branch: Parameters<typeof isInArea>[2],
): string | null {
  const { zipCode, country } = destinationOf(details);
  const isKnown =
    area !== null && isZipCode(zipCode, country) && isInArea(area, { zipCode, country }, branch);
  return isKnown ? zipCode : null;
}
