import { groupedBy } from './buckets.js';

/** A time span that a person is planned, or worked, in one branch. */
export interface Span {
  readonly user: string;
  readonly branch: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const HOUR_MS = 3_600_000;

/**
 * How many people were there in each hour (its beginning, in milliseconds since 1970), on average: half an hour of one
 * person is 0.5.
 */
export function peopleByHour(spans: readonly Span[]): { hour: number; value: number }[] {
  const sums = new Map<number, number>();
  for (const { startsAt, endsAt } of spans) {
    const [start, end] = [startsAt.getTime(), endsAt.getTime()];
    for (let hour = Math.floor(start / HOUR_MS) * HOUR_MS; hour < end; hour += HOUR_MS) {
      const ms = Math.min(end, hour + HOUR_MS) - Math.max(start, hour);
      sums.set(hour, (sums.get(hour) ?? 0) + ms / HOUR_MS);
    }
  }
  return [...sums].map(([hour, value]) => ({ hour, value }));
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
  const [meetsWork, meetsPlan] = [meetingWith(worked), meetingWith(planned)];
  for (const shift of planned) {
    if (shift.endsAt <= now && !meetsWork(shift)) add(shift.user, 'missed');
  }
  for (const activity of worked) if (!meetsPlan(activity)) add(activity.user, 'unplanned');
  return counts;
}

/**
 * Whether a span has any time in common with one of these. Work in another branch than the planned one counts as neither
 * planned nor come to. Each is looked up by halves: three years of a team are thousands of spans.
 */
function meetingWith(spans: readonly Span[]): (span: Span) => boolean {
  const byUser = new Map(
    [...groupedBy(spans, ({ user }) => user)].map(([user, own]) => {
      const byBranch = [...groupedBy(own, ({ branch }) => branch)];
      return [user, new Map(byBranch.map(([branch, there]) => [branch, sortedWithEnds(there)]))];
    }),
  );
  return (span) => {
    const known = byUser.get(span.user)?.get(span.branch);
    if (!known) return false;
    let [low, high] = [0, known.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (known[middle]!.startsAt < span.endsAt.getTime()) low = middle + 1;
      else high = middle;
    }
    // Of all that begin before the span ends, the one that ends last.
    return low > 0 && known[low - 1]!.latestEnd > span.startsAt.getTime();
  };
}

/** By their beginnings, each with the latest end up to it. */
function sortedWithEnds(spans: readonly Span[]): { startsAt: number; latestEnd: number }[] {
  let latestEnd = -Infinity;
  return [...spans]
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .map(({ startsAt, endsAt }) => {
      latestEnd = Math.max(latestEnd, endsAt.getTime());
      return { startsAt: startsAt.getTime(), latestEnd };
    });
}
