import { localTime } from '../calendar/zoned-time.js';

const MINUTE = 60_000;

/** An activity as far as its minutes go; an open pause or an open activity has no end yet. */
export interface WorkedSpan {
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly pauses: readonly { readonly from: string; readonly to: string | null }[];
}

/**
 * Minutes worked up to an instant, as clocks without seconds show them: 09:53 to 17:57 without 28 of pause are 7 h 36, whatever
 * the seconds were. What is over does not count on.
 */
export function workedMinutesAt(span: WorkedSpan, at: Date): number {
  const until = untilOf(span, at);
  return Math.max(0, until - clockMinute(span.startedAt) - pausedMinutes(span, until));
}

/**
 * By how many minutes a time is longer than the clocks at its ends say: 60 where they were set back meanwhile, -60 where they were
 * set forward.
 */
export function clockChangeMinutes(from: Date, to: Date, timeZone: string): number {
  const [first, last] = [localTime(from, timeZone), localTime(to, timeZone)];
  const days = (Date.parse(last.date) - Date.parse(first.date)) / (24 * 60 * MINUTE);
  const shown = days * 24 * 60 + last.minutes - first.minutes;
  return clockMinute(to) - clockMinute(from) - shown;
}

/** Minutes of pause up to an instant, as clocks show them: with those worked, exactly the minutes since the start. */
export const pauseMinutesAt = (span: WorkedSpan, at: Date): number => pausedMinutes(span, untilOf(span, at));

/** Minutes since 1970. Time zones are whole minutes apart from UTC, so this is what clocks everywhere show. */
const clockMinute = (instant: string | Date): number => Math.floor(new Date(instant).getTime() / MINUTE);

/** An instant without its seconds, from and to which minutes are counted. */
export const atClockMinute = (instant: string | Date): Date => new Date(clockMinute(instant) * MINUTE);

const untilOf = ({ endedAt }: WorkedSpan, at: Date): number =>
  endedAt === null ? clockMinute(at) : Math.min(clockMinute(endedAt), clockMinute(at));

const pausedMinutes = ({ pauses }: WorkedSpan, until: number): number =>
  pauses.reduce((sum, { from, to }) => {
    const end = to === null ? until : Math.min(clockMinute(to), until);
    return sum + Math.max(0, end - clockMinute(from));
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
