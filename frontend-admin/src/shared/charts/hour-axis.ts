import { formatDate, formatTime } from '@bestellwerk/domain/text/formats';
import type { ChartRow } from './axis-ticks.js';

const MOST_TICKS = 8;
/** Beyond, hours are days. */
const MOST_HOURS = 48;
const steps = [1, 2, 3, 4, 6, 12, 24];

/** 'DD.MM.' */
const dayWords = (t: string, timeZone: string): string => formatDate(new Date(t), timeZone).slice(0, 6);

/** Few round hours, at the same distance from each other, and no more than fit; of several days their beginnings. */
export function hourTicks(rows: readonly ChartRow[], timeZone: string, most: number) {
  const areDays = rows.length > MOST_HOURS;
  const step = areDays
    ? 24 * Math.ceil(rows.length / 24 / most)
    : (steps.find((one) => rows.length / one <= Math.min(MOST_TICKS, most)) ?? 24);
  return {
    ticks: rows.filter((_, index) => index % step === 0).map(({ t }) => t),
    tickFormatter: (t: string) => (areDays ? dayWords(t, timeZone) : formatTime(new Date(t), timeZone)),
  };
}

/** When a day begins here: visits count on calendar days, orders on business days. */
export function hoursTitle(rows: readonly ChartRow[], timeZone: string): string {
  const begin = formatTime(new Date(rows[0]!.t), timeZone);
  const day = `von ${begin} bis ${begin === '00:00' ? '24:00' : begin}\u00a0Uhr`;
  return rows.length > MOST_HOURS ? `Tage ${day}` : `Uhrzeit, Tag ${day}`;
}
