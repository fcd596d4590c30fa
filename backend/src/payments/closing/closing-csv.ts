import type { Closing } from '@bestellwerk/domain/contracts/closing.schema';
import { paymentKindLabels, paymentMethodLabels } from '@bestellwerk/domain/ordering/order-labels';
import { typedDateText } from '@bestellwerk/domain/calendar/typed-date';
import { cashDifference } from '@bestellwerk/domain/ordering/closing/closing-decisions';
import { soldGross } from '@bestellwerk/domain/ordering/closing/closing-figures';
import { roundingText, waivedLabel } from '@bestellwerk/domain/ordering/closing/closing-texts';
import { formatDateTime, formatPercent } from '@bestellwerk/domain/text/formats';
import { csvFile, csvMoney, csvText } from '../csv.js';
import type { DayFigures } from './closings.js';

const heads = ['Geschäftstag', 'Filiale', 'Bereich', 'Bezeichnung', 'Anzahl', 'Netto', 'Steuer', 'Betrag', 'Währung', 'Abgeschlossen', 'Abgeschlossen am', 'Abgeschlossen von', 'Grund der Differenz']; // prettier-ignore

interface ClosedDays {
  readonly days: readonly DayFigures[];
  readonly closings: Closing['days'];
  readonly currency: string;
  readonly timeZone: string;
  readonly branchName: (id: string) => string;
}

/** Days as a file for accounting: a line for each rate, each kind of taking, and what explains their difference. */
export function closingCsv({ days, closings, currency, timeZone, branchName }: ClosedDays): string {
  const closingOf = ({ branch, date }: { branch: string; date: string }) =>
    closings.find((day) => day.branch === branch && day.date === date)?.closing;
  const of = (day: { branch: string; date: string }, line: Line): string[] => [
    typedDateText(day.date),
    csvText(branchName(day.branch)),
    line.part,
    csvText(line.name),
    line.count === undefined ? '' : String(line.count),
    line.net === undefined ? '' : csvMoney(line.net),
    line.tax === undefined ? '' : csvMoney(line.tax),
    csvMoney(line.amount),
    currency,
    ...closedCells(closingOf(day), line, timeZone),
  ];
  const sums = days.flatMap((day) => linesOf(day).map((line) => of(day, line)));
  const counts = closings.flatMap((day) => cashLines(day.closing).map((line) => of(day, line)));
  const note = ['', '', 'Hinweis', csvText(roundingText), ...heads.slice(4).map(() => '')];
  return csvFile([heads, ...sums, ...counts, note]);
}

/** Whether the day is closed, when and by whom; the reason beside its difference only. */
function closedCells(closing: Closing['days'][number]['closing'] | undefined, line: Line, timeZone: string) {
  const last = closing?.isClosed ? closing.steps.findLast(({ type }) => type === 'closed') : undefined;
  if (!last) return ['nein', '', '', ''];
  return [
    'ja',
    formatDateTime(new Date(last.at), timeZone),
    csvText(last.by.name ?? 'Unbekannt'),
    line.name === DIFFERENCE ? csvText(last.reason ?? '') : '',
  ];
}

const DIFFERENCE = 'Differenz';

interface Line {
  readonly part: string;
  readonly name: string;
  readonly count?: number;
  readonly net?: number;
  readonly tax?: number;
  readonly amount: number;
}

function linesOf({ figures }: DayFigures): Line[] {
  const part = 'Abstimmung';
  return [
    ...figures.rates.map(({ rate, net, tax, gross }) => ({
      ...{ part: 'Umsatz', name: rateName(rate) },
      ...{ net, tax, amount: gross },
    })),
    ...figures.reductions.map(({ rate, net, tax, gross }) => ({
      ...{ part: 'Nachgelassen', name: rateName(rate) },
      ...{ net: -net, tax: -tax, amount: -gross },
    })),
    ...figures.takings.map(({ method, kind, count, amount }) => ({
      ...{ part: 'Einnahmen', name: `${paymentMethodLabels[method]}: ${paymentKindLabels[kind]}` },
      ...{ count, amount },
    })),
    { part, name: 'Umsatz gesamt', count: figures.orders, amount: figures.gross },
    { part, name: 'Noch offen', count: figures.openOrders, amount: -figures.openAmount },
    { part, name: waivedLabel, amount: -figures.waivedAmount },
    { part, name: 'Zurückzugeben', count: figures.owedOrders, amount: figures.owedAmount },
    { part, name: 'Zahlungen für Bestellungen anderer Tage', amount: figures.forOthers },
    { part, name: 'An anderen Tagen bezahlt', amount: -figures.onOthers },
    { part, name: 'Einnahmen gesamt', amount: figures.amount },
    { part: 'Hinweis', name: 'Verkauft, bevor etwas nachgelassen wurde', amount: soldGross(figures) },
    { part: 'Hinweis', name: 'Darin Liefergebühren', amount: figures.deliveryGross },
    { part: 'Hinweis', name: 'Storniert oder abgelehnt', count: figures.canceledOrders, amount: figures.canceledGross }, // prettier-ignore
  ];
}

const rateName = (rate: number): string => formatPercent(rate).replace('\u00a0', ' ');

function cashLines(closing: Closing['days'][number]['closing']): Line[] {
  if (!closing?.isClosed || !closing.cash) return [];
  const { opening, expected, counted, withdrawn } = closing.cash;
  const part = 'Kassensturz';
  return [
    { part, name: 'Anfangsbestand', amount: opening },
    { part, name: 'Erwartet', amount: expected },
    { part, name: 'Gezählt', amount: counted },
    { part, name: DIFFERENCE, amount: cashDifference(closing.cash) },
    { part, name: 'Entnommen', amount: -withdrawn },
  ];
}
