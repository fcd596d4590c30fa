import type { EntityManager } from 'typeorm';

/** Whether there are these tables of the schema `views`: the projections make them when they start for the first time. */
export async function tablesExist(
  database: Pick<EntityManager, 'query'>,
  tables: readonly string[],
): Promise<boolean> {
  const [found]: { all: boolean }[] = await database.query(
    `SELECT bool_and(to_regclass('views.' || name) IS NOT NULL) AS "all" FROM unnest($1::text[]) AS name`,
    [tables],
  );
  return found!.all;
}
