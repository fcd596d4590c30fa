import type { ListAnswer } from '@bestellwerk/domain/contracts/envelope.schema';
import { z } from 'zod';

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
