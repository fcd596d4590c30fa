import type { EntityManager } from 'typeorm';

/** The database, or a transaction in it. */
export type Queries = Pick<EntityManager, 'query'>;

/** Escapes a text for a pattern of LIKE. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
