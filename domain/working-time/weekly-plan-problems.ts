import type { Problem } from '../kernel/refusal.js';
import { minutesOf } from '../opening-hours/opening-hours.js';
import { endMinutesOf, type WeeklyShift } from './weekly-plan.js';

const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;

/** Problems of the shifts of a week, beyond the schema of their fields. */
export function* weeklyPlanProblems(shifts: readonly WeeklyShift[]): Generator<Problem> {
  for (const [index, shift] of shifts.entries()) {
    const { start, end } = spanOf(shift);
    if (shift.pauseMinutes >= end - start) {
      yield { message: 'Die Pause muss kürzer als die Schicht sein.', field: `shifts.${index}.pauseMinutes` };
    }
    if (shifts.slice(0, index).some((earlier) => overlap(earlier, shift))) {
      yield { message: 'Diese Schicht überschneidet sich mit einer anderen.', field: `shifts.${index}.from` };
    }
  }
}

const spanOf = (shift: WeeklyShift) => {
  const midnight = (shift.weekday - 1) * DAY_MINUTES;
  return { start: midnight + minutesOf(shift.from), end: midnight + endMinutesOf(shift) };
};

/** Sunday night reaches into Monday. */
function overlap(one: WeeklyShift, other: WeeklyShift): boolean {
  const [a, b] = [spanOf(one), spanOf(other)];
  return [-WEEK_MINUTES, 0, WEEK_MINUTES].some((weeks) => a.start < b.end + weeks && b.start + weeks < a.end);
}
