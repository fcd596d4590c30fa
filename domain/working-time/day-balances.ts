import type { CalendarDate } from '../calendar/zoned-time.js';

/** Minutes of one business day. */
export interface DayMinutes {
  readonly date: CalendarDate;
  readonly minutes: number;
}

export interface Balance {
  readonly workedMinutes: number;
  readonly plannedMinutes: number;
  /** More (or less, if negative) than planned. */
  readonly balanceMinutes: number;
}

export type BalanceOfDay = Balance & { readonly date: CalendarDate };

/** The days with work or a plan from `from` to `to`, both included, in order; several entries of a day add up. */
export function dayBalances(
  worked: readonly DayMinutes[],
  planned: readonly DayMinutes[],
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
): BalanceOfDay[] {
  const dates = [...new Set([...worked, ...planned].map(({ date }) => date))];
  return dates
    .filter((date) => from <= date && date <= to)
    .sort()
    .map((date) => ({ date, ...balance(minutesOn(worked, date), minutesOn(planned, date)) }));
}

export const sumOfBalances = (balances: readonly Balance[]): Balance =>
  balances.reduce<Balance>(
    (sum, { workedMinutes, plannedMinutes }) =>
      balance(sum.workedMinutes + workedMinutes, sum.plannedMinutes + plannedMinutes),
    balance(0, 0),
  );

const minutesOn = (days: readonly DayMinutes[], date: CalendarDate): number =>
  days.reduce((sum, day) => (day.date === date ? sum + day.minutes : sum), 0);

const balance = (workedMinutes: number, plannedMinutes: number): Balance => ({
  workedMinutes,
  plannedMinutes,
  balanceMinutes: workedMinutes - plannedMinutes,
});
