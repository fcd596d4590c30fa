import type { Decider } from '../../kernel/decider.js';
import { toDecimal, toUnits } from '../../kernel/money.js';
import type { ClosingEvent } from './closing-events.js';

/** A month of a branch: which of its business days are closed, and whether it is itself. */
export interface Closing {
  /** YYYY-MM-DD, in the order of closing. */
  readonly days: readonly string[];
  readonly isMonthClosed: boolean;
  /** Cash that was taken out of the till at all closings of a day, in decimals: opening a day again does not bring it back. */
  readonly withdrawn: Readonly<Record<string, number>>;
}

export const closingDecider: Decider<Closing, ClosingEvent> = {
  initial: { days: [], isMonthClosed: false, withdrawn: {} },
  evolve: (closing, event) => {
    switch (event.type) {
      case 'DayClosed': {
        const { date, cash } = event.data;
        const withdrawn = toDecimal(toUnits(closing.withdrawn[date] ?? 0) + toUnits(cash.withdrawn));
        return {
          ...closing,
          days: [...closing.days, date],
          withdrawn: { ...closing.withdrawn, [date]: withdrawn },
        };
      }
      case 'DayReopened':
        return { ...closing, days: closing.days.filter((day) => day !== event.data.date) };
      case 'MonthClosed':
        return { ...closing, isMonthClosed: true };
      case 'MonthReopened':
        return { ...closing, isMonthClosed: false };
      default:
        return event satisfies never;
    }
  },
};
