import { z } from 'zod';
import { sessionEndReasons } from '../access/session-end-reason.js';

/** Something that is wrong: a German message, and the dotted path of its field or null. */
export const problemSchema = z.object({ message: z.string(), field: z.string().nullable() });

export const sessionEndSchema = z.enum(sessionEndReasons).meta({ id: 'SessionEnd' });

/** How a failure is answered: everything that is wrong. */
export const failureSchema = z
  .object({
    errors: z.array(problemSchema).min(1),
    /** With 401: why the session ended that the request still brought. */
    sessionEnd: sessionEndSchema.optional(),
  })
  .meta({ id: 'Failure' });
export type Failure = z.infer<typeof failureSchema>;

export const listMetaSchema = z
  .object({ total: z.number().int(), page: z.number().int(), limit: z.number().int() })
  .meta({ id: 'ListMeta' });

export const answer = <Schema extends z.ZodType>(data: Schema) => z.object({ data });
export const listAnswer = <Schema extends z.ZodType>(item: Schema) =>
  z.object({ data: z.array(item), meta: listMetaSchema });
export interface Answer<Data> {
  data: Data;
}
export interface ListAnswer<Item> {
  data: Item[];
  meta: z.infer<typeof listMetaSchema>;
}
