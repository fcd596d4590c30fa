import { z } from 'zod';

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);

export const weekdaySchema = z.enum([
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
]);

/** One entry of a week: once (with its date), daily or one weekday. Times are HH:mm of the branch's clock. */
export const openingHoursEntrySchema = z
  .object({
    type: z.enum(['once', 'daily', ...weekdaySchema.options]),
    date: z.iso.date().nullable().default(null),
    isClosed: z.boolean().default(false),
    from: clockTime.nullable().default(null),
    to: clockTime.nullable().default(null),
  })
  .meta({ id: 'OpeningHoursEntry' });
export type OpeningHoursEntry = z.infer<typeof openingHoursEntrySchema>;
