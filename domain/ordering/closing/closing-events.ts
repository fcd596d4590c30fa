import { z } from 'zod';
import { type EventFamily, type EventOf, personal, streamKeyOf } from '../../kernel/event.js';
import { closedFiguresSchema } from './closing-figures.schema.js';

const position = z.string();
const reason = personal(z.string());
const month = z.string().regex(/^\d{4}-\d{2}$/);

/** The cash of a branch at the end of a business day. Decimals. */
export const cashCountSchema = z
  .object({
    /** In the till when the day began. */
    opening: z.number().nonnegative(),
    /** What should be in it: the opening and the cash takings, less what was taken out before. */
    expected: z.number(),
    counted: z.number().nonnegative(),
    /** Taken out after counting; the rest is there when the next day begins. */
    withdrawn: z.number().nonnegative(),
    /** Taken out when the day was closed before and opened again; closings that are older than this field have none. */
    withdrawnBefore: z.number().nonnegative().optional(),
  })
  .meta({ id: 'CashCount' });
export type CashCount = z.infer<typeof cashCountSchema>;

export const closingEvents = {
  DayClosed: z.object({
    date: z.iso.date(),
    /** The position of the log up to which the figures count. */
    position,
    figures: closedFiguresSchema,
    cash: cashCountSchema,
    /** Why other cash was counted than expected; empty where it agrees. */
    reason,
  }),
  DayReopened: z.object({ date: z.iso.date(), reason }),
  MonthClosed: z.object({ month, position, figures: closedFiguresSchema }),
  MonthReopened: z.object({ month, reason }),
} as const;

export type ClosingEvent = EventOf<typeof closingEvents>;

/**
 * Streams `closing-<branch>.<month>`: the closed business days of a branch and month, and the month itself. One stream, so that
 * no day of a closed month is reopened and no month is closed over a day that is open.
 */
export const closingFamily = {
  category: 'closing',
  events: closingEvents,
  subject: (streamKey) => streamKey,
} as const satisfies EventFamily<typeof closingEvents>;

/** The id of the stream of a business day (YYYY-MM-DD) or a month (YYYY-MM). */
export const closingId = (branch: string, period: string): string => `${branch}.${period.slice(0, 7)}`;

export const closingStream = (id: string): string => `closing-${id}`;

/** The branch, and the day or month that an event is about. */
export function closedPeriodOf({ stream, ...event }: ClosingEvent & { readonly stream: string }): {
  branch: string;
  period: string;
} {
  const [branch = ''] = streamKeyOf({ stream }).split('.');
  const period =
    event.type === 'DayClosed' || event.type === 'DayReopened' ? event.data.date : event.data.month;
  return { branch, period };
}
