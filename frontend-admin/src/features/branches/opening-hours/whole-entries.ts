import { openingHoursEntrySchema } from '@bestellwerk/domain/records/definitions/opening-hours.schema';
import type { HoursEntry } from '@bestellwerk/domain/opening-hours/day-slots';

/** The complete entries; one that is still being typed is ignored. */
export const wholeEntries = (entries: unknown): HoursEntry[] =>
  Array.isArray(entries)
    ? entries.flatMap((entry) => openingHoursEntrySchema.safeParse(entry).data ?? [])
    : [];
