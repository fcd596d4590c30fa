import type { QueryRunner } from 'typeorm';
import { relationsExist, select } from '../../database/query.js';
import { createDamageTable } from './damage.js';
import { VIEWS } from './read-model.js';

const RELATIONS = [
  'checkpoint',
  'checkpoint_active',
  'parked',
  'standstill',
  'damage',
  'changes',
  'changes_in_order',
].map((name) => `${VIEWS}.${name}`);

/**
 * The runner's own tables. `checkpoint`: how far each generation of each projection has handled the log.
 * `parked`: streams parked at an event that failed. `standstill`: why the runner is blocked, if so.
 * `changes`: recent changes, for live pages.
 */
export async function ensureSchema(runner: QueryRunner): Promise<void> {
  // To create what is there already would do nothing, but it locks the tables against all writing, and a session
  // that then waits for a row that a swap of generations holds would wait for ever.
  if ((await relationsExist(runner, RELATIONS)) && (await hasTrigrams(runner))) return;
  await runner.query(`SELECT pg_advisory_xact_lock(hashtextextended('bestellwerk views', 0))`);
  await create(runner);
}

async function create(runner: QueryRunner): Promise<void> {
  await runner.query(`CREATE SCHEMA IF NOT EXISTS ${VIEWS}`);
  await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public');
  await runner.query(
    `CREATE TABLE IF NOT EXISTS ${VIEWS}.checkpoint (
       projection text NOT NULL,
       generation integer NOT NULL,
       version integer NOT NULL,
       position bigint NOT NULL,
       is_active boolean NOT NULL,
       updated_at timestamptz NOT NULL DEFAULT now(),
       PRIMARY KEY (projection, generation))`,
  );
  await runner.query(`ALTER TABLE ${VIEWS}.checkpoint ADD COLUMN IF NOT EXISTS last_event jsonb`);
  await runner.query(
    `CREATE UNIQUE INDEX IF NOT EXISTS checkpoint_active ON ${VIEWS}.checkpoint (projection) WHERE is_active`,
  );
  await runner.query(
    `CREATE TABLE IF NOT EXISTS ${VIEWS}.parked (
       projection text NOT NULL,
       generation integer NOT NULL,
       stream text NOT NULL,
       from_revision bigint NOT NULL,
       positions bigint[] NOT NULL,
       error text NOT NULL,
       parked_at timestamptz NOT NULL DEFAULT now(),
       retried_at timestamptz,
       PRIMARY KEY (projection, generation, stream))`,
  );
  await runner.query(
    `CREATE TABLE IF NOT EXISTS ${VIEWS}.standstill (
       is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
       reason text NOT NULL,
       stream text,
       revision text,
       type text,
       since timestamptz NOT NULL DEFAULT now())`,
  );
  await createDamageTable(runner);
  await dropChangesIndexedById(runner);
  await runner.query(
    `CREATE TABLE IF NOT EXISTS ${VIEWS}.changes (
       id bigint GENERATED ALWAYS AS IDENTITY (START WITH ${idsFromNow()}),
       projection text NOT NULL,
       position bigint NOT NULL,
       key text NOT NULL,
       topics text[] NOT NULL,
       at timestamptz NOT NULL DEFAULT now(),
       CONSTRAINT changes_in_order PRIMARY KEY (projection, id))`,
  );
}

/** By which indices find any part of a text. */
async function hasTrigrams(runner: QueryRunner): Promise<boolean> {
  const found = await select(runner, "SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm'");
  return found.length > 0;
}

/**
 * An index of the ids alone must not be there: PostgreSQL would take it for what is new in one projection and read
 * past everything that the others have had since.
 */
async function dropChangesIndexedById(runner: QueryRunner): Promise<void> {
  if (await relationsExist(runner, [`${VIEWS}.changes_in_order`])) return;
  await runner.query(`DROP TABLE IF EXISTS ${VIEWS}.changes`);
}

/** Ids rise even when the table is dropped and created again: readers remember the last one they saw. */
const idsFromNow = (): number => Date.now() * 1000;
