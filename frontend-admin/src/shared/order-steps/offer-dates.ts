import { instantAt, localTime } from '@bestellwerk/domain/calendar/zoned-time';

const DAY = 24 * 60 * 60_000;
const DAYS = [1, 3, 7, 14];
/** Minutes after midnight, on the clock of the branch. */
const EVENING = 18 * 60;

/** A usual date until which an offer holds. */
export interface OfferDate {
  readonly label: string;
  /** ISO instant. */
  readonly at: string;
}

/** Evenings of the next days before the time that the guest wants, and that time itself while it lies ahead. */
export function offerDates(appointmentDate: string | null, now: Date, timeZone: string): OfferDate[] {
  const latest = appointmentDate !== null && new Date(appointmentDate) > now ? appointmentDate : null;
  const evenings = DAYS.map((days) => ({
    label: days === 1 ? '1 Tag' : `${days} Tage`,
    at: eveningOf(new Date(now.getTime() + days * DAY), timeZone),
  })).filter(({ at }) => latest === null || at < latest);
  return latest === null ? evenings : [...evenings, { label: 'Bis zum Termin', at: latest }];
}

/** Until when an offer begins to hold: that of the offer it replaces, unless that has passed; else some days. */
export function beginningDate(
  dates: readonly OfferDate[],
  replaced: { readonly validUntil: string } | null,
  now: Date,
): string {
  const isLeft = replaced !== null && new Date(replaced.validUntil) > now;
  return isLeft ? replaced.validUntil : (dates[1] ?? dates[0])!.at;
}

const eveningOf = (day: Date, timeZone: string): string =>
  instantAt(localTime(day, timeZone).date, EVENING, timeZone).toISOString();
