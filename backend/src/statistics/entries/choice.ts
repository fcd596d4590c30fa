import type { FigureList } from '@bestellwerk/domain/contracts/figure-entries.schema';
import { HttpStatus } from '@nestjs/common';
import { z } from 'zod';
import { ApiError } from '../../platform/http/api-error.js';

/** Which entries of a statistic are asked about, beside its scope. */
export interface EntriesChoice {
  readonly list: FigureList;
  /** The key of one row of the list. */
  readonly row: string | undefined;
  /** The `next` of the entries before. */
  readonly after: string | undefined;
}

/** Where a list goes on: after this one of this day (YYYY-MM-DD). */
export const cursorOf = (date: string, last: string): string => `${date} ${last}`;

const daySchema = z.iso.date();
export const idSchema = z.uuid();

export const keySchema = z.string().regex(/^[^\0]*$/);

/** The values after which a list goes on, both null at its beginning. Throws 422 for what is no cursor. */
export function partsOfCursor(
  cursor: string | undefined,
  lastSchema: z.ZodString | z.ZodUUID,
): [date: string | null, last: string | null] {
  if (cursor === undefined) return [null, null];
  const [date, last] = [cursor.slice(0, 10), cursor.slice(11)];
  if (daySchema.safeParse(date).success && lastSchema.safeParse(last).success) return [date, last];
  throw ApiError.of(HttpStatus.UNPROCESSABLE_ENTITY, 'Diese Fortsetzung gibt es nicht.', 'after');
}
