import type { QueryRunner } from 'typeorm';

/** Stores what has been brought into the form that goes over the wire: only PostgreSQL has work left. */
export type Writing = (runner: QueryRunner) => Promise<void>;
