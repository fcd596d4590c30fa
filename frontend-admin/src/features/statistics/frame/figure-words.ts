import { typedDateText } from '@bestellwerk/domain/calendar/typed-date';
import { businessDate } from '@bestellwerk/domain/calendar/zoned-time';
import type { Figures } from '@bestellwerk/domain/contracts/figures.schema';
import { formatDuration, formatMoney, formatNumber, formatTime } from '@bestellwerk/domain/text/formats';
import type { Comparison } from '@bestellwerk/domain/statistics/period';
import { besideWords, changeWords, sinceWords } from '@bestellwerk/domain/views/change-words';
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

interface ComparedUntil {
  /** ' bis 12:40', of several days ' bis 27.11., 12:40', and ' (ganze Tage)' where the rest of the day cannot be left out. */
  words: string;
  /** Whether a percentage says anything: not where these days go on and those are over, nor of days before the first order. */
  isComparable: boolean;
}

/** Until when what is compared counts; without words where all days are over. */
export function useComparedUntil(figures: Figures): ComparedUntil {
  const { comparedUntil, comparedSince, from, to } = figures;
  const timeZone = useTimeZone();
  const { isTodayIn } = useFiguresChoice();
  const since = hasNothingBefore(figures) ? '' : sinceWords(comparedSince);
  const isComparable = comparedSince === undefined;
  if (comparedUntil === undefined) {
    return {
      words: `${isTodayIn ? ' (ganze Tage)' : ''}${since}`,
      isComparable: isComparable && !isTodayIn,
    };
  }
  const until = new Date(comparedUntil);
  const time = formatTime(until, timeZone);
  const day = typedDateText(businessDate(until, timeZone)).slice(0, 'DD.MM.'.length);
  return { words: ` bis ${from === to ? time : `${day}, ${time}`}${since}`, isComparable };
}

/** Nothing is known of the compared days, or they had nothing: there is no line to draw. */
export const hasNothingBefore = ({ comparedSince, previousTotal }: Figures): boolean =>
  comparedSince !== undefined && previousTotal === 0;

interface Change {
  /** What is compared with, after 'als': 'im Vorjahr bis 27.11., 12:40'. */
  when: string;
  /** How a value changed since; without a percentage where those days are over and these are not. */
  change(now: number, before: number | undefined, words: (value: number) => string): string;
}

export function useChange(figures: Figures, compare: Comparison | undefined): Change {
  const { words: until, isComparable } = useComparedUntil(figures);
  const when = `${comparedWords[compare ?? 'previous']}${until}`;
  return {
    when,
    change: (now, before, words) =>
      isComparable ? changeWords(now, before, words, when) : besideWords(before, words, when),
  };
}
