const MINUTE = 60_000;

/** An activity as far as its minutes go; an open pause or an open activity has no end yet. */
export interface WorkedSpan {
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly pauses: readonly { readonly from: string; readonly to: string | null }[];
}

/** Whole minutes worked up to an instant; what is over does not count on. */
export function workedMinutesAt(span: WorkedSpan, at: Date): number {
  const until = untilOf(span, at);
  const workedMs = until - Date.parse(span.startedAt) - pausedMs(span, until);
  return Math.max(0, Math.floor(workedMs / MINUTE));
}

/** Whole minutes of pause up to an instant: with those worked, exactly the whole minutes since the start. */
export function pauseMinutesAt(span: WorkedSpan, at: Date): number {
  const elapsedMs = untilOf(span, at) - Date.parse(span.startedAt);
  return Math.max(0, Math.floor(elapsedMs / MINUTE)) - workedMinutesAt(span, at);
}

const untilOf = ({ endedAt }: WorkedSpan, at: Date): number =>
  endedAt === null ? at.getTime() : Math.min(Date.parse(endedAt), at.getTime());

const pausedMs = ({ pauses }: WorkedSpan, until: number): number =>
  pauses.reduce((sum, { from, to }) => {
    const end = Math.min(to === null ? until : Date.parse(to), until);
    return sum + Math.max(0, end - Date.parse(from));
  }, 0);

/** Today as the server has added it up, at `now`, and the activity that may still go on. */
interface Today {
  readonly today: { readonly date: string; readonly workedMinutes: number };
  readonly activity: (WorkedSpan & { readonly businessDate: string }) | null;
  readonly now: string;
}

/** Minutes worked today up to an instant: those the server has added up, and what has come since its answer. */
export function todayMinutes({ today, activity, now }: Today, at: Date): number {
  if (activity === null || activity.businessDate !== today.date) return today.workedMinutes;
  return today.workedMinutes + workedMinutesAt(activity, at) - workedMinutesAt(activity, new Date(now));
}
