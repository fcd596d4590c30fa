import type { DataSource, QueryRunner } from 'typeorm';

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

/** Whether there are tables, views or indices of all these names. */
export async function relationsExist(database: Queryable, names: readonly string[]): Promise<boolean> {
  const [answer] = await select<{ complete: boolean }>(
    database,
    'SELECT bool_and(to_regclass(name) IS NOT NULL) AS complete FROM unnest($1::text[]) AS name',
    [names],
  );
  return answer?.complete ?? false;
}

/** Runs work in one transaction: all of it is stored, or nothing. */
export async function inTransaction<Result>(
  dataSource: DataSource,
  work: (runner: QueryRunner) => Promise<Result>,
): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    const result = await work(runner);
    await runner.commitTransaction();
    return result;
  } catch (error) {
    // A lost connection has rolled back by itself.
    await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}
