import type { Decider } from '../../kernel/decider.js';
import type { ClosingEvent } from './closing-events.js';

/** A month of a branch: which of its business days are closed, and whether it is itself. */
export interface Closing {
  /** YYYY-MM-DD, in the order of closing. */
  readonly days: readonly string[];
  readonly isMonthClosed: boolean;
}

export const closingDecider: Decider<Closing, ClosingEvent> = {
  initial: { days: [], isMonthClosed: false },
  evolve: (closing, event) => {
    switch (event.type) {
      case 'DayClosed':
        return { ...closing, days: [...closing.days, event.data.date] };
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
