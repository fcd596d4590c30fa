import { businessDayBegins } from '@bestellwerk/domain/calendar/zoned-time';
import type { ProfileActivity } from '@bestellwerk/domain/contracts/user-profile.schema';

const DAY_MS = 24 * 3_600_000;
const part = (value: number): number => Math.min(1, Math.max(0, value));

/** Where a span lies in a business day, which begins at four: both ends from 0 to 1. */
export function barOf(
  { businessDate, timeZone }: Pick<ProfileActivity, 'businessDate' | 'timeZone'>,
  startsAt: string,
  endsAt: string,
): { from: number; to: number } {
  const begins = businessDayBegins(businessDate, timeZone).getTime();
  return {
    from: part((Date.parse(startsAt) - begins) / DAY_MS),
    to: part((Date.parse(endsAt) - begins) / DAY_MS),
  };
}
