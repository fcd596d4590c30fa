import { attended, openUntil, type Span } from './attendance.js';

/** An activity as far as it says when somebody was where. */
interface PersonsActivity {
  readonly user: string;
  readonly branch: string;
  readonly startedAt: string;
  /** Null: it goes on. */
  readonly endedAt: string | null;
}

/**
 * The shifts of one person that are over without their having come, in order, and the median delay of those that they came to. Only
 * shifts of some branches count, but all shifts and activities must be known.
 */
export function attendanceOfPerson<Shift extends Span>(
  activities: readonly PersonsActivity[],
  shifts: readonly Shift[],
  now: Date,
  isCounted: (span: Span) => boolean,
): { missed: Shift[]; punctuality: number | null } {
  const all = attended(shifts, activities.map(spanUntil(now)), now, isCounted);
  return {
    missed: all.flatMap(({ shift, isMissed }) => (shift !== null && isMissed ? [shift] : [])),
    punctuality: median(
      all.flatMap(({ shift, delay }) =>
        shift !== null && delay !== null && shift.startsAt <= now ? [delay] : [],
      ),
    ),
  };
}

/** Where an activity was from when until when; what goes on lasts as long as it may belong to a shift. */
export const spanUntil =
  (now: Date) =>
  ({ user, branch, startedAt, endedAt }: PersonsActivity): Span => {
    const startsAt = new Date(startedAt);
    const endsAt = endedAt === null ? openUntil(startsAt, now) : new Date(endedAt);
    return { user, branch, startsAt, endsAt };
  };

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
