import type { DataSource, QueryRunner } from 'typeorm';

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
