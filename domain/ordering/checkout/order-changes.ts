import { plannedText } from '../../opening-hours/appointment-texts.js';
import { formatMoney } from '../../text/formats.js';
import { changedTotalText, changedTotals } from './expected-total.js';
import { modeLabels, paymentMethodLabels } from '../order-labels.js';
import type { DeliveryMode } from '../../delivery/delivery-mode.schema.js';
import type { PaymentMethod } from '../order/order-terms.schema.js';

/** An order as computed from a cart and one state of the catalogue. Amounts are gross decimals. */
export interface ShownOrder {
  readonly total: number;
  readonly deliveryGross: number;
  readonly mode: DeliveryMode;
  readonly area: string | null;
  /** A request for a quotation, for which no payment method is chosen. */
  readonly isQuotation: boolean;
  readonly paymentMethod: PaymentMethod | null;
  /** When an order 'as soon as possible' is begun with; null at once, and where a time was chosen. */
  readonly beginsAt: Date | null;
  /** Minutes of the kitchen's delay, and for when the order is promised with it; null where a time was chosen, or nobody knows. */
  readonly delay: { readonly minutes: number; readonly promised: string } | null;
  /** One for each line of the cart; null where its product cannot be priced any more. */
  readonly lines: readonly (ShownLine | null)[];
}

export interface ShownLine {
  readonly name: string;
  readonly gross: number;
  readonly isPriceHidden: boolean;
}

/** Changes that the guest has to confirm. */
export interface OrderChanges {
  readonly heading: string;
  /** Changes of the whole order. */
  readonly notes: readonly string[];
  /** Changes of a line, by its index in the cart. */
  readonly lines: ReadonlyMap<number, string>;
}

export interface ShownIn {
  readonly currency: string;
  /** When the guest is asked. */
  readonly at: Date;
  /** IANA time zone of the branch. */
  readonly timeZone: string;
}

const withdrawn: Record<DeliveryMode, string> = {
  takeaway: 'Abholung ist gerade nicht möglich.',
  delivery: 'Lieferung ist gerade nicht möglich.',
  dineIn: 'Konsum vor Ort ist gerade nicht möglich.',
};

/** What the guest reads where the mode they order in is no longer offered; null while it is. */
export function withdrawnModeText(
  chosen: DeliveryMode | null,
  before: Pick<ShownOrder, 'mode'> | null,
  offered: readonly DeliveryMode[],
): string | null {
  const mode = chosen ?? before?.mode ?? null;
  return mode === null || offered.includes(mode) ? null : withdrawn[mode];
}

/** Changes that the guest did not make; null if there are none. */
export function changesSince(before: ShownOrder, now: ShownOrder, shownIn: ShownIn): OrderChanges | null {
  const { currency } = shownIn;
  const totals = changedTotals(before.total, now.total);
  const notes = [
    ...noteOfQuotation(before, now),
    ...noteOfMode(before, now),
    ...noteOfArea(before, now),
    ...noteOfDelivery(before, now, currency),
    ...noteOfPayment(before, now),
    ...noteOfBeginning(before, now, shownIn),
    ...noteOfDelay(before, now),
  ];
  const lines = changedLines(before, now, currency);
  if (!totals && notes.length === 0 && lines.size === 0) return null;
  return {
    heading:
      totals && !hasHiddenPrice(now)
        ? changedTotalText(totals, currency)
        : notes.length === 1 && noteOfDelay(before, now).length === 1 && lines.size === 0
          ? 'Es dauert gerade länger.'
          : 'Ihre Bestellung hat sich geändert.',
    notes,
    lines,
  };
}

function noteOfQuotation(before: ShownOrder, now: ShownOrder): string[] {
  if (before.isQuotation === now.isQuotation) return [];
  return [
    now.isQuotation
      ? 'Sie senden jetzt eine unverbindliche Anfrage, auf die wir mit einem Angebot antworten.'
      : 'Sie bestellen jetzt verbindlich statt ein Angebot anzufragen.',
  ];
}

/** A total with such a price in it would reveal that price. */
const hasHiddenPrice = ({ lines }: ShownOrder): boolean => lines.some((line) => line?.isPriceHidden);

const noteOfMode = (before: ShownOrder, now: ShownOrder): string[] =>
  before.mode === now.mode
    ? []
    : [`Art der Lieferung: jetzt ${modeLabels[now.mode]} statt ${modeLabels[before.mode]}.`];

function noteOfArea(before: ShownOrder, now: ShownOrder): string[] {
  if (before.mode !== now.mode || before.area === now.area || before.area === null) return [];
  if (now.area === null) return [`Das Liefergebiet „${before.area}“ gibt es nicht mehr.`];
  return [`Liefergebiet: jetzt „${now.area}“ statt „${before.area}“.`];
}

function noteOfDelivery(before: ShownOrder, now: ShownOrder, currency: string): string[] {
  if (before.mode !== now.mode) return [];
  const fees = changedTotals(before.deliveryGross, now.deliveryGross);
  return fees ? [`Lieferkosten: ${insteadOf(fees.current, fees.expected, currency)}.`] : [];
}

function noteOfPayment(
  { paymentMethod: before }: ShownOrder,
  { paymentMethod: now, isQuotation }: ShownOrder,
): string[] {
  if (before === now || before === null || isQuotation) return [];
  const left = paymentMethodLabels[before];
  if (now === null) return [`${left} gibt es hier nicht mehr.`];
  return [`Zahlungsart: jetzt ${paymentMethodLabels[now]} statt ${left}.`];
}

function noteOfBeginning(before: ShownOrder, now: ShownOrder, { at, timeZone }: ShownIn): string[] {
  const [was, is] = [before, now].map(({ beginsAt }) =>
    beginsAt === null || beginsAt <= at
      ? 'so schnell wie möglich'
      : `so bald wie möglich ab ${plannedText(beginsAt, at, timeZone)}`,
  );
  return was === is ? [] : [`Zeitpunkt: jetzt ${is} statt ${was}.`];
}

/** Only what makes it later: nobody has to agree to an order that is ready before. */
const noteOfDelay = ({ delay: before }: ShownOrder, { delay: now }: ShownOrder): string[] =>
  before && now && now.minutes > before.minutes
    ? [`Die Küche braucht ${now.minutes} Minuten länger als sonst. ${now.promised}.`]
    : [];

function changedLines(before: ShownOrder, now: ShownOrder, currency: string): Map<number, string> {
  const changed = new Map<number, string>();
  for (const [index, line] of now.lines.entries()) {
    const was = before.lines[index];
    const text = was && line && textOfLine(was, line, currency);
    if (text) changed.set(index, text);
  }
  return changed;
}

function textOfLine(before: ShownLine, now: ShownLine, currency: string): string {
  const texts: string[] = [];
  if (before.name !== now.name) texts.push(`Heißt jetzt „${now.name}“ statt „${before.name}“.`);
  const prices = changedTotals(before.gross, now.gross);
  if (prices) {
    texts.push(
      now.isPriceHidden
        ? 'Preis geändert.'
        : `Preis geändert: ${insteadOf(prices.current, prices.expected, currency)}.`,
    );
  }
  return texts.join(' ');
}

/** '6,00 € statt 5,00 €' */
export const insteadOf = (now: number, before: number, currency: string): string =>
  `${formatMoney(now, currency)} statt ${formatMoney(before, currency)}`;
