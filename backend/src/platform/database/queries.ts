import type { EntityManager } from 'typeorm';

/** The database, or a transaction in it. */
export type Queries = Pick<EntityManager, 'query'>;
