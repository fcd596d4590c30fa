import { useSearchParams } from 'react-router';
import {
  comparisons,
  daysIn,
  granularities,
  MOST_STATISTIC_DAYS,
  type Comparison,
  type Granularity,
} from '@bestellwerk/domain/statistics/period';
import { useChosenBranch } from '../../../shared/branches/use-branches.js';
import { useDaysInAddress, type Days } from '../../../shared/days/days.js';

const USUAL_DAYS = 30;

/** What the pages of statistics are about: days, comparison and steps from the address, the branch from the frame. */
export interface FiguresChoice extends Days {
  branch: string | null;
  /** Undefined: with nothing. */
  compare: Comparison | undefined;
  /** Undefined: by the number of days. */
  granularity: Granularity | undefined;
  isTodayIn: boolean;
  today: string;
  /** The address names other days, which make no sense. */
  areDaysRefused: boolean;
}

export function useFiguresChoice(): FiguresChoice {
  const [{ from, to }, , today, areDaysRefused] = useDaysInAddress(USUAL_DAYS, MOST_STATISTIC_DAYS);
  const [parameters] = useSearchParams();
  const branch = useChosenBranch()?.id ?? null;
  return {
    from,
    to,
    branch,
    ...readChoice(parameters, { from, to }),
    isTodayIn: from <= today && to >= today,
    today,
    areDaysRefused,
  };
}

/** As it is written in an address; what makes no sense there is as usual. */
export function readChoice(
  parameters: URLSearchParams,
  days: Days,
): Pick<FiguresChoice, 'compare' | 'granularity'> {
  const compared = parameters.get('compare');
  return {
    compare: compared === 'none' ? undefined : (comparisons.find((one) => one === compared) ?? 'previous'),
    granularity: stepsFor(days).find((one) => one === parameters.get('per')),
  };
}

const fewestDays: Readonly<Record<Granularity, number>> = { hour: 1, day: 2, week: 14, month: 62 };
const mostDays: Readonly<Record<Granularity, number>> = {
  hour: 7,
  day: 366,
  week: Infinity,
  month: Infinity,
};

/** By what figures of so many days can be summed: a chart has neither a single step nor a thousand of them. */
export const stepsFor = (days: Days): Granularity[] =>
  granularities.filter((one) => fewestDays[one] <= daysIn(days) && daysIn(days) <= mostDays[one]);

/** Changes the choice in the address; null is the usual one, which it does not name. */
export function useChooseFigures() {
  const [, chooseDays] = useDaysInAddress(USUAL_DAYS, MOST_STATISTIC_DAYS);
  const [, setParameters] = useSearchParams();
  const choose = (name: 'compare' | 'per', value: string | null) =>
    setParameters((old) => {
      const next = new URLSearchParams(old);
      if (value === null) next.delete(name);
      else next.set(name, value);
      return next;
    });
  return { chooseDays, choose };
}
