import { addDays, type CalendarDate, localTime, weekdayOf } from '../calendar/zoned-time.js';
import type { Figures } from '../contracts/figures.schema.js';
import type { Days } from '../statistics/period.js';
import { formatDate, formatDuration, formatMoney, formatNumber } from '../text/formats.js';
import { changeSinceWords, type Compared } from './change-words.js';

const FROM_MINUTES = 6 * 60;
const BEFORE = 'in der Woche davor';

/** The week, Monday to Sunday, whose report is to be sent: on the Monday after it from six o'clock on, or on Tuesday; else null. */
export function reportedWeek(now: Date, timeZone: string): Days | null {
  const { date, minutes } = localTime(now, timeZone);
  const weekday = weekdayOf(date);
  const monday = weekday === 'tuesday' ? addDays(date, -1) : date;
  if (weekday !== 'tuesday' && (weekday !== 'monday' || minutes < FROM_MINUTES)) return null;
  return { from: addDays(monday, -7), to: addDays(monday, -1) };
}

/** Statistics of the week, each compared with the week before. */
export type ReportedFigures = Readonly<
  Record<'revenue' | 'orders' | 'popular-items' | 'unique-visitors' | 'sales-per-labour-hour', Figures>
>;

interface Report {
  readonly name: string;
  readonly week: Days;
  readonly currency: string;
  readonly figures: ReportedFigures;
  /** Of the back office. */
  readonly url: string;
}

const MOST_ITEMS = 5;

/** The mail about a week, as plain text; null if nothing happened in it. */
export function weeklyReport({
  name,
  week,
  currency,
  figures,
  url,
}: Report): { subject: string; text: string } | null {
  const { revenue, orders, 'popular-items': items, 'unique-visitors': visitors } = figures;
  const { figures: labour } = figures['sales-per-labour-hour'];
  if (orders.total === 0 && visitors.total === 0 && !labour?.minutes) return null;
  const money = (value: number) => formatMoney(value, currency);
  const count = (value: number) => formatNumber(value, 0);
  const since = revenue.comparedSince;
  const sums = [
    line('Umsatz', money, revenue.total, { before: revenue.previousTotal, since }),
    line('Bestellungen', count, orders.total, { before: orders.previousTotal, since }),
    line('Je Bestellung', money, revenue.figures?.average ?? 0, {
      before: revenue.previousFigures?.average,
      since,
    }),
    line('Storniert oder abgelehnt', count, orders.figures?.canceled ?? 0, {
      before: orders.previousFigures?.canceled,
      since,
    }),
    line('Besucher im Shop', count, visitors.total, { before: visitors.previousTotal, since: undefined }),
    ...(labour?.minutes ? [`Gearbeitet: ${formatDuration(labour.minutes)}`] : []),
    ...(labour?.minutes ? [`Umsatz je Arbeitsstunde: ${money(figures['sales-per-labour-hour'].total)}`] : []),
  ];
  const branches = (revenue.rows ?? []).map((row) => `- ${row.label}: ${money(row.value)}`);
  const popular = (items.rows ?? [])
    .slice(0, MOST_ITEMS)
    .map(({ label, value }, index) => `${index + 1}. ${label} (${count(value)} Bestellungen)`);
  const paragraphs = [
    `Guten Tag ${name},`,
    `so war die Woche vom ${dayWords(week.from)} bis ${dayWords(week.to)}:`,
    sums.join('\n'),
    ...(branches.length > 1 ? [`Umsatz je Filiale:\n${branches.join('\n')}`] : []),
    ...(popular.length > 0 ? [`Beliebte Artikel:\n${popular.join('\n')}`] : []),
    `Alle Zahlen mit ihrer Erklärung:\n${url}`,
    'Diesen Bericht bekommen alle, die eine Filiale leiten. Die Administration schaltet ihn in der Konfiguration ab.',
  ];
  return {
    subject: `Die Woche vom ${dayWords(week.from)} bis ${dayWords(week.to)}`,
    text: `${paragraphs.join('\n\n')}\n`,
  };
}

function line(name: string, words: (value: number) => string, now: number, before: Compared): string {
  const change = changeSinceWords(now, before, words, BEFORE);
  return `${name}: ${words(now)}${change && `, ${change.charAt(0).toLowerCase()}${change.slice(1)}`}`;
}

const dayWords = (date: CalendarDate): string => formatDate(new Date(date), 'UTC');
