import { groupedBy } from './buckets.js';

/** Somebody's time in one branch. */
export interface Span {
  readonly user: string;
  readonly branch: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const HOUR_MS = 3_600_000;

/** How many people were there in each hour (its beginning, ISO, UTC), on average: somebody for half an hour is 0.5. */
export function peopleByHour(spans: readonly Span[]): { hour: string; value: number }[] {
  const sums = new Map<number, number>();
  for (const { startsAt, endsAt } of spans) {
    const [start, end] = [startsAt.getTime(), endsAt.getTime()];
    for (let hour = Math.floor(start / HOUR_MS) * HOUR_MS; hour < end; hour += HOUR_MS) {
      const ms = Math.min(end, hour + HOUR_MS) - Math.max(start, hour);
      sums.set(hour, (sums.get(hour) ?? 0) + ms / HOUR_MS);
    }
  }
  return [...sums].map(([hour, value]) => ({ hour: new Date(hour).toISOString(), value }));
}

/** By account: planned shifts that are over and to which nobody came, and work that was not planned. */
export function attendance(
  planned: readonly Span[],
  worked: readonly Span[],
  now: Date,
): Map<string, { missed: number; unplanned: number }> {
  const counts = new Map<string, { missed: number; unplanned: number }>();
  const add = (user: string, name: 'missed' | 'unplanned') => {
    const known = counts.get(user) ?? { missed: 0, unplanned: 0 };
    counts.set(user, { ...known, [name]: known[name] + 1 });
  };
  const byUser = (spans: readonly Span[]) => groupedBy(spans, ({ user }) => user);
  const [plannedOf, workedOf] = [byUser(planned), byUser(worked)];
  for (const shift of planned) {
    if (shift.endsAt <= now && !meets(shift, workedOf.get(shift.user))) add(shift.user, 'missed');
  }
  for (const activity of worked) {
    if (!meets(activity, plannedOf.get(activity.user))) add(activity.user, 'unplanned');
  }
  return counts;
}

/** Work in another branch than the planned one counts as neither planned nor come to. */
const meets = (span: Span, others: readonly Span[] = []): boolean =>
  others.some(
    (other) => other.branch === span.branch && other.startsAt < span.endsAt && span.startsAt < other.endsAt,
  );
