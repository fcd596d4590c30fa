import type { DataSource, QueryRunner } from 'typeorm';
import { inTransaction, type Queryable } from '../../database/query.js';
import type { Projection } from '../projection.js';
import {
  activateCheckpoint,
  deleteCheckpoint,
  insertCheckpoint,
  lockCheckpoints,
  type Checkpoint,
} from '../storage/checkpoint.js';
import { forgetDamage, idOf, readDamaged } from '../storage/damage.js';
import { Generation } from '../storage/generation.js';
import { readParked, releaseAll } from '../storage/parked.js';
import { ensureSchema } from '../storage/schema.js';
import { isAfter, Target } from './target.js';

const BEFORE_ALL = '-1';

/** The generation that queries read. A projection that has none, or whose tables were dropped, gets an empty one. */
export async function openActive(dataSource: DataSource, projection: Projection): Promise<Checkpoint> {
  return inTransaction(dataSource, async (runner) => {
    await ensureSchema(runner);
    const known = await lockCheckpoints(runner, projection.name);
    const active = known.find(({ isActive }) => isActive);
    if (active?.version !== undefined && active.version !== projection.version) return active;
    if (active) {
      const generation = new Generation(projection, active.generation);
      if (await generation.exists(runner)) {
        await generation.guard(runner);
        return active;
      }
      await discard(runner, projection, active.generation);
    }
    const opened = await create(runner, projection, known, true);
    await new Generation(projection, opened.generation).show(runner);
    return opened;
  });
}

/** A generation to be built beside the active one: the unfinished one if it may be resumed, else a new one. */
export async function openBeside(
  dataSource: DataSource,
  projection: Projection,
  { resume }: { resume: boolean },
): Promise<Target> {
  const checkpoint = await inTransaction(dataSource, async (runner) => {
    await ensureSchema(runner);
    const known = await lockCheckpoints(runner, projection.name);
    const unfinished = known.filter(({ isActive }) => !isActive);
    const damaged = new Set((await readDamaged(runner)).map(idOf));
    const isGood = (one: Checkpoint) => one.version === projection.version && !damaged.has(idOf(one));
    const resumed = resume ? unfinished.find(isGood) : undefined;
    for (const other of unfinished) {
      if (other !== resumed) await discard(runner, projection, other.generation);
    }
    return resumed ?? create(runner, projection, known, false);
  });
  return openTarget(dataSource, projection, checkpoint);
}

export async function openTarget(
  database: Queryable,
  projection: Projection,
  checkpoint: Checkpoint,
): Promise<Target> {
  const parked = await readParked(database, projection.name, checkpoint.generation);
  return new Target(projection, checkpoint, parked);
}

/**
 * Shows the target to queries instead of the active generation, and drops that one. Answers false, with
 * nothing done, as long as the active one is further ahead.
 */
export async function swapIn(dataSource: DataSource, target: Target): Promise<boolean> {
  return inTransaction(dataSource, async (runner) => {
    const known = await lockCheckpoints(runner, target.name);
    const active = known.find(({ isActive }) => isActive);
    if (active && isAfter(active.position, target.position)) return false;
    if (active) await discard(runner, target.projection, active.generation);
    await activateCheckpoint(runner, target.name, target.generation.number);
    await target.generation.show(runner);
    return true;
  });
}

async function create(
  runner: QueryRunner,
  projection: Projection,
  known: readonly Checkpoint[],
  isActive: boolean,
): Promise<Checkpoint> {
  const generation = Math.max(0, ...known.map((checkpoint) => checkpoint.generation)) + 1;
  const { name, version } = projection;
  const checkpoint = { projection: name, generation, version, position: BEFORE_ALL, mark: null, isActive };
  const tables = new Generation(projection, generation);
  await tables.drop(runner);
  await forgetDamage(runner, checkpoint);
  await tables.create(runner);
  await insertCheckpoint(runner, checkpoint);
  return checkpoint;
}

async function discard(runner: QueryRunner, projection: Projection, generation: number): Promise<void> {
  await new Generation(projection, generation).drop(runner);
  await deleteCheckpoint(runner, projection.name, generation);
  await releaseAll(runner, projection.name, generation);
  await forgetDamage(runner, { projection: projection.name, generation });
}
