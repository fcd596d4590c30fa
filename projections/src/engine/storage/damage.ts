import type { DataSource, QueryRunner } from 'typeorm';
import { setTimeout as delay } from 'node:timers/promises';
import { type Queryable, relationsExist, select } from '../../database/query.js';
import { VIEWS } from './read-model.js';

/** The option of connections that make read models; every other one that writes to their tables damages them. */
export const MAKES_READ_MODELS = '-c bestellwerk.projections=on';

const TRIGGER = 'notice_damage';
const IS_BY_HAND = `current_setting('bestellwerk.projections', true) IS DISTINCT FROM 'on'`;

/** A generation of a projection is named by both. */
export interface GenerationName {
  readonly projection: string;
  readonly generation: number;
}

/** `damage`: generations whose tables were changed by hand, with the first statement that did. */
export async function createDamageTable(runner: QueryRunner): Promise<void> {
  await runner.query(
    `CREATE TABLE IF NOT EXISTS ${VIEWS}.damage (
       projection text NOT NULL,
       generation integer NOT NULL,
       relation text NOT NULL,
       statement text NOT NULL,
       at timestamptz NOT NULL DEFAULT now(),
       PRIMARY KEY (projection, generation))`,
  );
  await runner.query(
    `CREATE OR REPLACE FUNCTION ${VIEWS}.note_damage() RETURNS trigger
     LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
     BEGIN
       INSERT INTO ${VIEWS}.damage (projection, generation, relation, statement)
       VALUES (TG_ARGV[0], TG_ARGV[1]::integer, TG_TABLE_NAME, TG_OP) ON CONFLICT DO NOTHING;
       RETURN NULL;
     END $$`,
  );
}

/** Adds triggers that record foreign statements on these tables, also TRUNCATE, in the same transaction. */
export async function guardTables(
  runner: QueryRunner,
  { projection, generation }: GenerationName,
  tables: readonly string[],
): Promise<void> {
  for (const table of await unguarded(runner, tables)) {
    await runner.query(
      `CREATE TRIGGER ${TRIGGER} AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
       FOR EACH STATEMENT WHEN (${IS_BY_HAND})
       EXECUTE FUNCTION ${VIEWS}.note_damage('${projection}', '${generation}')`,
    );
  }
}

async function unguarded(runner: QueryRunner, tables: readonly string[]): Promise<string[]> {
  const rows = await select<{ name: string }>(
    runner,
    `SELECT name FROM unnest($1::text[]) AS name WHERE NOT EXISTS (
       SELECT FROM pg_trigger WHERE tgrelid = to_regclass(name) AND tgname = '${TRIGGER}')`,
    [tables],
  );
  return rows.map(({ name }) => name);
}

export async function readDamaged(database: Queryable): Promise<GenerationName[]> {
  return select<GenerationName>(database, `SELECT projection, generation FROM ${VIEWS}.damage`);
}

export async function forgetDamage(
  runner: QueryRunner,
  { projection, generation }: GenerationName,
): Promise<void> {
  await runner.query(`DELETE FROM ${VIEWS}.damage WHERE projection = $1 AND generation = $2`, [
    projection,
    generation,
  ]);
}

/** Identifies a generation among those of all projections. */
export const idOf = ({ projection, generation }: GenerationName): string => `${projection} ${generation}`;

const LOOK_EVERY_MS = 2_000;

interface Guarded {
  readonly id: string;
  readonly generation: { readonly relations: readonly string[] };
}

/**
 * Resolves when a table or the checkpoint of a target is missing, or when its tables were changed by hand: nothing else
 * would report it. Known damage is left out. An unavailable database is not damage; it is waited for.
 */
export async function untilDamaged(
  dataSource: DataSource,
  targets: readonly Guarded[],
  known: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<void> {
  const ids = new Set(targets.map(({ id }) => id));
  const relations = [
    `${VIEWS}.checkpoint`,
    `${VIEWS}.damage`,
    ...targets.flatMap(({ generation }) => generation.relations),
  ];
  const isWell = async (): Promise<boolean> => {
    if (!(await relationsExist(dataSource, relations))) return false;
    const there = new Set((await generationsWithCheckpoint(dataSource)).map(idOf));
    if ([...ids].some((id) => !there.has(id))) return false;
    return (await readDamaged(dataSource)).map(idOf).every((id) => known.has(id) || !ids.has(id));
  };
  while (!signal.aborted && (await isWell().catch(() => true))) {
    await delay(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}

const generationsWithCheckpoint = (dataSource: DataSource): Promise<GenerationName[]> =>
  select(dataSource, `SELECT projection, generation FROM ${VIEWS}.checkpoint`);
