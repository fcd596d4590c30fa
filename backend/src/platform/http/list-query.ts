import { z } from 'zod';
import type { ListAnswer } from '@bestellwerk/domain/contracts/envelope.schema';

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

export const DEFAULT_LIMIT = 50;
export const MOST = 500;

export const pageSchema = z.coerce.number().int().min(1).max(1_000_000);
export const limitSchema = z.coerce.number().int().min(1).max(MOST);

export const pageQuerySchema = z.object({ page: pageSchema.optional(), limit: limitSchema.optional() });
export type PageQuery = z.infer<typeof pageQuerySchema>;

/** A page of a list that is at hand; the whole list if neither page nor limit was asked for. */
export function pageOf<Item>(items: readonly Item[], { page, limit }: PageQuery): ListAnswer<Item> {
  const total = items.length;
  if (page === undefined && limit === undefined) {
    return { data: [...items], meta: { total, page: 1, limit: total } };
  }
  const size = limit ?? DEFAULT_LIMIT;
  const start = ((page ?? 1) - 1) * size;
  return { data: items.slice(start, start + size), meta: { total, page: page ?? 1, limit: size } };
}
