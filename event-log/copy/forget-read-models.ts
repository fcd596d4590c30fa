/** A connection to the product's database, or a pool of them. */
interface Queryable {
  query(sql: string): Promise<unknown>;
}

/** Deletes everything with positions of a log, which are invalid on another log. The projections rebuild it. */
export async function forgetReadModels(database: Queryable): Promise<void> {
  await database.query('DROP SCHEMA IF EXISTS views CASCADE');
  await database.query(
    `DO $$ BEGIN
       IF to_regclass('app.catalogue_floor') IS NOT NULL THEN
         UPDATE app.catalogue_floor SET position = -1;
       END IF;
     END $$`,
  );
}
