import type { QueryRunner } from 'typeorm';

/** A connection, or a pool of them. */
export interface Queryable {
  query(sql: string, parameters?: unknown[]): Promise<unknown>;
}

/** The rows of a SELECT. */
export async function select<Row>(
  database: Queryable,
  sql: string,
  parameters: unknown[] = [],
): Promise<Row[]> {
  return (await database.query(sql, parameters)) as Row[];
}

/** Runs an INSERT, UPDATE or DELETE and answers how many rows it touched. */
export async function execute(runner: QueryRunner, sql: string, parameters: unknown[] = []): Promise<number> {
  const { affected } = await runner.query(sql, parameters, true);
  return affected ?? 0;
}
