import { typedDateText } from '@bestellwerk/domain/calendar/typed-date';
import { businessDate } from '@bestellwerk/domain/calendar/zoned-time';
import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { formatDuration, formatMoney, formatNumber, formatTime } from '@bestellwerk/domain/text/formats';
import type { Comparison } from '@bestellwerk/domain/statistics/period';
import type { AxisUnit } from '../../../shared/charts/axis-ticks.js';
import { useTimeZone } from '../../../shared/shop/shop-api.js';
import { useFiguresChoice } from './figures-choice.js';

export const axisUnitOf = (unit: Figures['unit']): AxisUnit =>
  unit === 'money' || unit === 'minutes' ? unit : 'count';

/** A value of a statistic as people read it. */
export function valueWords(unit: Figures['unit'], currency: string): (value: number) => string {
  if (unit === 'money') return (value) => formatMoney(value, currency);
  return unit === 'minutes' ? durationWords : (value) => formatNumber(value, wholeOrOne(value));
}

/** What files with working time are in. */
export const MINUTES = 'min';

/** Minutes, which may be an average. */
export const durationWords = (minutes: number): string => formatDuration(Math.round(minutes));

const wholeOrOne = (value: number): 0 | 1 => (Number.isInteger(value) ? 0 : 1);

const comparedWords: Readonly<Record<Comparison, string>> = {
  previous: 'im Zeitraum davor',
  year: 'im Vorjahr',
  week: 'an denselben Wochentagen davor',
  month: 'im Vormonat',
};

/**
 * What somebody compares with, after 'als'. Of figures that go on: 'im Zeitraum davor bis 12:40', of several days 'im Vorjahr bis
 * 27.11., 12:40', and 'im Vorjahr (ganze Tage)' where the rest of the day cannot be left out.
 */
export function useComparedWords(
  { comparedUntil, from, to }: Figures,
  compare: Comparison | undefined,
): string {
  const timeZone = useTimeZone();
  const { isTodayIn } = useFiguresChoice();
  const words = comparedWords[compare ?? 'previous'];
  if (comparedUntil === undefined) return isTodayIn ? `${words} (ganze Tage)` : words;
  const until = new Date(comparedUntil);
  const time = formatTime(until, timeZone);
  const day = typedDateText(businessDate(until, timeZone)).slice(0, 'DD.MM.'.length);
  return `${words} bis ${from === to ? time : `${day}, ${time}`}`;
}
