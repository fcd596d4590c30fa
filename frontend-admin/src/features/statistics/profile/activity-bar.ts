import { businessDayBegins } from '@bestellwerk/domain/calendar/zoned-time';
import type { ProfileActivity } from '@bestellwerk/domain/contracts/user-profile.schema';
import { formatTime } from '@bestellwerk/domain/text/formats';

const DAY_MS = 24 * 3_600_000;
const MARKS = 8;
const part = (value: number): number => Math.min(1, Math.max(0, value));

type Day = Pick<ProfileActivity, 'businessDate' | 'timeZone'>;

/** Where a span lies in a business day, which begins at four: both ends from 0 to 1. */
export function barOf(
  { businessDate, timeZone }: Day,
  startsAt: string,
  endsAt: string,
): { from: number; to: number } {
  const begins = businessDayBegins(businessDate, timeZone).getTime();
  return {
    from: part((Date.parse(startsAt) - begins) / DAY_MS),
    to: part((Date.parse(endsAt) - begins) / DAY_MS),
  };
}

/** '4', '7', '10': the hour at each of the lines of a business day, by its clock. */
export function hourMarks({ businessDate, timeZone }: Day): string[] {
  const begins = businessDayBegins(businessDate, timeZone).getTime();
  return Array.from({ length: MARKS }, (_, mark) => {
    const time = formatTime(new Date(begins + (mark * DAY_MS) / MARKS), timeZone);
    return String(Number(time.slice(0, 2)));
  });
}
