import { writtenText } from '@bestellwerk/domain/text/visible-text';
import { z } from 'zod';

const LONGEST = 1000;

/**
 * What staff write, where they may also leave it out. A command answers it before it is stored: what PostgreSQL cannot store has to be
 * gone by then, or the text would be read differently later.
 */
export const writtenSchema = (longest: number = LONGEST) => z.string().overwrite(writtenText).max(longest);

/** Why staff do something. */
export const reasonSchema = writtenSchema().min(1);

/** A body with nothing but a reason, or the beginning of one with more. */
export const reasonBody = z.object({ reason: reasonSchema });
