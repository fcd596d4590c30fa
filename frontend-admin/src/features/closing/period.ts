import { useSearchParams } from 'react-router';
import { addMonths, formatMonth, monthOf } from '@bestellwerk/domain/calendar/calendar-month';
import { addDays } from '@bestellwerk/domain/calendar/zoned-time';
import { isCalendarDate, typedDateText } from '@bestellwerk/domain/calendar/typed-date';
import { formatWeekday } from '@bestellwerk/domain/text/formats';
import { useToday } from '../../shared/shop/shop-api.js';

const month = /^\d{4}-(0[1-9]|1[0-2])$/;

export const isMonth = (period: string): boolean => month.test(period);

interface ChosenPeriod {
  /** The day or month in the address, or today; a later one than today is none. */
  period: string;
  choose(period: string): void;
  today: string;
  /** The address names another period, which does not exist or has not begun. */
  isRefused: boolean;
}

export function usePeriod(): ChosenPeriod {
  const today = useToday();
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('period') ?? today;
  const isKnown = (isCalendarDate(asked) || isMonth(asked)) && asked <= today;
  return {
    period: isKnown ? asked : today,
    choose: (period) => setParameters({ period }),
    ...{ today, isRefused: !isKnown },
  };
}

/** The day or month before or after. */
export const neighbour = (period: string, by: -1 | 1): string =>
  isMonth(period) ? addMonths(period, by) : addDays(period, by);

/** 'Freitag, 20.11.2026' or 'November 2026' */
export const periodText = (period: string): string =>
  isMonth(period)
    ? formatMonth(period)
    : `${formatWeekday(new Date(`${period}T12:00:00Z`), 'UTC')}, ${typedDateText(period)}`;

/** The month of a day; of a month its last day that is over or goes on. */
export function otherPeriod(period: string, today: string): string {
  if (!isMonth(period)) return monthOf(period);
  const last = addDays(`${addMonths(period, 1)}-01`, -1);
  return last < today ? last : today;
}
