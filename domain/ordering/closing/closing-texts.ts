import { formatMonth } from '../../calendar/calendar-month.js';
import { businessDayEnds } from '../../calendar/zoned-time.js';
import { typedDateText } from '../../calendar/typed-date.js';
import { formatMoney } from '../../text/formats.js';
import { cashDifference } from './closing-decisions.js';
import type { CashCount } from './closing-events.js';

/** What a day or month was closed with. */
interface ClosedFigures {
  readonly closed: { readonly gross: number; readonly amount: number } | null;
  /** Null of months. */
  readonly cash: CashCount | null;
}

/** 'Umsatz 63,00 €, Einnahmen 43,00 €, Anfangsbestand …, Differenz -0,50 €, …'; empty where there are no figures. */
export function closedFiguresText({ closed, cash }: ClosedFigures, currency: string): string {
  const lines: (readonly [string, number])[] = [];
  if (closed) lines.push(['Umsatz', closed.gross], ['Einnahmen', closed.amount]);
  if (cash) {
    lines.push(['Anfangsbestand', cash.opening]);
    if (cash.withdrawnBefore) lines.push(['bereits entnommen', cash.withdrawnBefore]);
    lines.push(['erwartet', cash.expected], ['gezählt', cash.counted]);
    lines.push(['Differenz', cashDifference(cash)], ['entnommen', cash.withdrawn]);
  }
  return lines.map(([name, amount]) => `${name} ${formatMoney(amount, currency)}`).join(', ');
}

/** 'Abschluss Altstadt, 23.11.2026', 'Abschluss Altstadt, November 2026'; `period`: YYYY-MM-DD or YYYY-MM. */
export function closingTitle(branch: string, period: string): string {
  const when = period.length > 'YYYY-MM'.length ? typedDateText(period) : formatMonth(period);
  return branch === '' ? `Abschluss ${when}` : `Abschluss ${branch}, ${when}`;
}

/** 'Differenz -0,50 €, Grund: Bruch'; empty where there is neither. */
export function closingEntryText(
  { difference, reason }: { readonly difference: number | null; readonly reason: string | null },
  currency: string,
): string {
  const parts = difference === null ? [] : [`Differenz ${formatMoney(difference, currency)}`];
  if (reason) parts.push(`Grund: ${reason}`);
  return parts.join(', ');
}

/** Which day a figure belongs to, for those who compare them. */
export const turnoverDayText = `Umsatz zählt am Tag der Bestellung, Einnahmen am Tag der Zahlung. Ein Geschäftstag endet um ${businessDayEnds} Uhr.`;

export const paymentDayText = `Zahlungen zählen am Tag, an dem bezahlt wurde, Umsatz in den Abschlüssen am Tag der Bestellung. Ein Geschäftstag endet um ${businessDayEnds} Uhr.`;

/** By what refunds lowered the turnover of an order, and what is left of it. */
/** What guests gave for others. */
export const donatedLabel = 'Spenden der Gäste';
export const donationBackLabel = 'Spende zurückgegeben';
export const reducedLabel = 'Nachgelassen';
export const leftLabel = 'Verbleibt';

/** What was given back without lowering the turnover. */
export const waivedLabel = 'Aus Kulanz oder anderem Grund zurückgezahlt';

/** How closings and statistics come about, for those who compare them. */
export const roundingText =
  'Wie auf den Belegen: Die Steuer jeder Bestellung ist auf Cent gerundet. Die Statistik rechnet ebenso; was zurückgegeben wird, mindert dort aber den Tag der Rückgabe.';

export const statisticsBesideClosingsText =
  'Der Umsatz stimmt mit den Abschlüssen überein, auch netto und mit seiner Steuer, die wie auf den Belegen je Bestellung auf Cent gerundet ist. Nur was für fehlende oder mangelhafte Ware zurückgegeben wird, mindert hier den Tag der Rückgabe, in den Abschlüssen den Tag der Bestellung.';
