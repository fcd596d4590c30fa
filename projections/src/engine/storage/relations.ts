import { select, type Queryable } from '../../database/query.js';

/** Whether there are tables, views or indices of all these names. */
export async function relationsExist(database: Queryable, names: readonly string[]): Promise<boolean> {
  const [answer] = await select<{ complete: boolean }>(
    database,
    'SELECT bool_and(to_regclass(name) IS NOT NULL) AS complete FROM unnest($1::text[]) AS name',
    [names],
  );
  return answer?.complete ?? false;
}
