import { openingHoursEntrySchema } from '@bestellwerk/domain/resources/opening-hours.schema';
import type { HoursEntry } from '@bestellwerk/domain/rules/day-slots';

/** The entries that are complete: while one is being typed, it says nothing yet. */
export const wholeEntries = (entries: unknown): HoursEntry[] =>
  Array.isArray(entries)
    ? entries.flatMap((entry) => openingHoursEntrySchema.safeParse(entry).data ?? [])
    : [];
