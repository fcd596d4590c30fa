import { toDecimal, toUnits } from '@bestellwerk/domain/kernel/money';
import { cashDifference } from '@bestellwerk/domain/ordering/closing/closing-decisions';
import type { CashCount } from '@bestellwerk/domain/ordering/closing/closing-events';
import { soldGross } from '@bestellwerk/domain/ordering/closing/closing-figures';
import type { ClosingFigures } from '@bestellwerk/domain/ordering/closing/closing-figures.schema';
import { donatedLabel, reducedLabel, waivedLabel } from '@bestellwerk/domain/ordering/closing/closing-texts';
import { paymentKindLabels, paymentMethodLabels } from '@bestellwerk/domain/ordering/order-labels';
import { formatPercent } from '@bestellwerk/domain/text/formats';

export const DIFFERENCE = 'Differenz';

/** A figure of a day. Money in decimals. */
export interface Line {
  readonly part: string;
  readonly name: string;
  readonly count?: number;
  readonly net?: number;
  readonly tax?: number;
  readonly amount: number;
}

/** All figures of a day, each in the part of the file that it belongs to. */
export function linesOf(figures: ClosingFigures): Line[] {
  const part = 'Abstimmung';
  return [
    ...figures.rates.map(({ rate, net, tax, gross }) => ({
      ...{ part: 'Umsatz', name: rateName(rate) },
      ...{ net, tax, amount: gross },
    })),
    ...figures.reductions.map(({ rate, net, tax, gross }) => ({
      ...{ part: reducedLabel, name: rateName(rate) },
      ...{ net: -net, tax: -tax, amount: -gross },
    })),
    ...figures.takings.map(({ method, kind, count, amount }) => ({
      ...{ part: 'Einnahmen', name: `${paymentMethodLabels[method]}: ${paymentKindLabels[kind]}` },
      ...{ count, amount },
    })),
    { part, name: 'Umsatz gesamt', count: figures.orders, amount: figures.gross },
    { part, name: donatedLabel, amount: figures.donatedAmount },
    { part, name: 'Noch offen', count: figures.openOrders, amount: -figures.openAmount },
    { part, name: waivedLabel, amount: -figures.waivedAmount },
    { part, name: 'Zurückzugeben oder unterwegs', count: figures.owedOrders, amount: figures.owedAmount },
    { part, name: 'Zahlungen und Rückzahlungen für Bestellungen anderer Tage', amount: figures.forOthers },
    { part, name: 'An anderen Tagen bezahlt oder zurückgezahlt', amount: -figures.onOthers },
    { part, name: 'Einnahmen gesamt', amount: figures.amount },
    { part: 'Hinweis', name: 'Verkauft, bevor etwas nachgelassen wurde', amount: soldGross(figures) },
    { part: 'Hinweis', name: 'Darin Liefergebühren', amount: figures.deliveryGross },
    { part: 'Hinweis', name: 'Storniert oder abgelehnt', count: figures.canceledOrders, amount: figures.canceledGross }, // prettier-ignore
  ];
}

const rateName = (rate: number): string => formatPercent(rate).replace('\u00a0', ' ');

/** The counted cash of a closing; months have none. */
export function cashLines(cash: CashCount | null): Line[] {
  if (!cash) return [];
  const { opening, withdrawnBefore = 0, expected, counted, withdrawn } = cash;
  const part = 'Kassensturz';
  return [
    { part, name: 'Anfangsbestand', amount: opening },
    ...(withdrawnBefore > 0 ? [{ part, name: 'Bereits entnommen', amount: -withdrawnBefore }] : []),
    { part, name: 'Erwartet', amount: expected },
    { part, name: 'Gezählt', amount: counted },
    { part, name: DIFFERENCE, amount: cashDifference(cash) },
    { part, name: 'Entnommen', amount: -withdrawn },
  ];
}

/** What came to a closed day after it was closed: a line for each figure that is another now. */
export function differences(closed: readonly Line[], now: readonly Line[]): Line[] {
  const before = new Map(closed.map((line) => [keyOf(line), line]));
  const after = new Map(now.map((line) => [keyOf(line), line]));
  return [...new Map([...before, ...after]).values()]
    .map(({ part, name }) => less(after.get(keyOf({ part, name })), before.get(keyOf({ part, name }))))
    .filter(({ count = 0, net = 0, tax = 0, amount }) => [count, net, tax, amount].some((one) => one !== 0));
}

const keyOf = ({ part, name }: Pick<Line, 'part' | 'name'>): string => `${part}: ${name}`;

/** One line without another; one that is missing counts nothing. */
function less(now: Line | undefined, before: Line | undefined): Line {
  const { part, name } = (now ?? before)!;
  const by = (of: 'count' | 'net' | 'tax' | 'amount'): number =>
    toDecimal(toUnits(now?.[of] ?? 0) - toUnits(before?.[of] ?? 0));
  const has = (of: keyof Line): boolean => now?.[of] !== undefined || before?.[of] !== undefined;
  return {
    ...{ part, name, amount: by('amount') },
    ...(has('count') && { count: by('count') }),
    ...(has('net') && { net: by('net'), tax: by('tax') }),
  };
}
