import type { OrderItem } from './order-terms.schema.js';

/** Lines as they read once the personal data of their order is erased. */
export const withoutPersonIn = (items: readonly OrderItem[]): OrderItem[] =>
  items.map((item) => ({
    ...item,
    parts: item.parts.map((part) => ({
      ...part,
      text: null,
      ...(part.uploads !== undefined && { uploads: null }),
    })),
  }));

/** Ids of the uploads in these lines. */
export const uploadsIn = (items: readonly OrderItem[]): string[] => [
  ...new Set(
    items.flatMap(({ parts }) => parts.flatMap(({ uploads }) => (uploads ?? []).map(({ id }) => id))),
  ),
];
