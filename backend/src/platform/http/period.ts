import { FIRST_DAY, LAST_DAY } from '@bestellwerk/domain/calendar/zoned-time';
import { z } from 'zod';

const DAY_MS = 86_400_000;
const A_YEAR = 366;

/** Business days (YYYY-MM-DD), both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** A day that somebody asks about (YYYY-MM-DD). */
export const daySchema = z.iso.date().refine(
  // What is no date has been refused as such.
  (day) => Number.isNaN(Date.parse(day)) || (day >= FIRST_DAY && day <= LAST_DAY),
  'Bitte wählen Sie einen Tag von 1970 bis 2199.',
);

/** A month of these years (YYYY-MM). */
export const monthSchema = z.string().regex(/^(19[7-9]\d|2[01]\d\d)-(0[1-9]|1[0-2])$/);

export const periodShape = { from: daySchema, to: daySchema };

/** For `superRefine`: the days are in order, and not too many. */
export const checkPeriod = (period: Period, check: z.RefinementCtx): void => checkDays(period, check);

/** As `checkPeriod`, with another limit, for fields of other names. */
export function checkDays(
  { from, to }: Period,
  check: z.RefinementCtx,
  most: number = A_YEAR,
  [first, last]: readonly [string, string] = ['from', 'to'],
): void {
  // What is no day has its own error.
  if (![from, to].every((day) => daySchema.safeParse(day).success)) return;
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days < 1) {
    check.addIssue({ code: 'custom', path: [last], message: 'Das Ende darf nicht vor dem Anfang liegen.' });
  }
  if (days > most) {
    const message = `Bitte wählen Sie höchstens ${most} Tage.`;
    check.addIssue({ code: 'custom', path: [first], message });
  }
}
