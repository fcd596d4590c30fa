import { z } from 'zod';

/** An empty filter is none: forms send every field. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** `sort=-placedAt,uid`: columns in order, a minus for descending. */
export const sortBy = <Column extends string>(columns: readonly Column[], usual: string) =>
  z
    .string()
    .default(usual)
    .describe(`Divided by commas, with a minus for descending: ${columns.join(', ')}`)
    .transform((text, check) =>
      text.split(',').flatMap((part) => {
        const name = part.replace(/^-/, '');
        const column = columns.find((known) => known === name);
        if (column) return [{ column, direction: part.startsWith('-') ? 'DESC' : 'ASC' } as const];
        check.addIssue({ code: 'custom', message: `Nach „${name}“ kann nicht sortiert werden.` });
        return [];
      }),
    );
