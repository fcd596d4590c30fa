import { setImmediate as bytesSent } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { inTransaction } from '../../database/query.js';
import { type Change, moveCheckpoints, notify, recordingChanges } from '../storage/checkpoint.js';
import { park, release } from '../storage/parked.js';
import type { Writing } from '../storage/copy-rows.js';
import { type RowChange, RowSet } from './row-set.js';
import type { Plan, Target } from './target.js';
import { ProjectionFailure } from '../../database/failure.js';
import { type Contribution, contributionsOf, type Rollup } from '../projection.js';

/**
 * Carries out the plans in one transaction: rows, sums, changes, parked streams and checkpoints, fenced by
 * the checkpoints' old values. Only then do the targets move on.
 */
export async function writePlans(dataSource: DataSource, plans: readonly Plan[]): Promise<void> {
  if (plans.length === 0) return;
  const changed = new Map<Plan, readonly RowChange[]>();
  await inTransaction(dataSource, async (runner) => {
    await moveCheckpoints(runner, plans.map(stepOf));
    await writeInTurn(runner, plans, changed);
    // One statement for all read models: most change a few rows in each batch.
    const visible = plans.flatMap((plan) => visibleChanges(plan, changed.get(plan)!));
    if (visible.length > 0) await recordingChanges(visible)(runner);
  });
  for (const plan of plans) advance(plan, changed.get(plan)!);
  if (plans.some(({ target }) => target.isActive)) await notify(dataSource);
}

/** While PostgreSQL stores the rows of one plan, those of the next ones are built and encoded. */
async function writeInTurn(
  runner: QueryRunner,
  plans: readonly Plan[],
  changed: Map<Plan, readonly RowChange[]>,
): Promise<void> {
  const stored = new Map<Plan, readonly object[]>();
  for (const plan of plans) stored.set(plan, await touchedRows(runner, plan));
  const prepare = (plan: Plan): Writing => {
    const changes = fold(plan, stored.get(plan)!);
    changed.set(plan, changes);
    return writingOf(plan, changes);
  };
  let written = Promise.resolve();
  try {
    for (const plan of plans) {
      const writing = prepare(plan);
      written = written.then(() => writePlan(runner, plan, writing));
      written.catch(() => undefined);
      await bytesSent();
    }
  } finally {
    await written;
  }
}

async function writePlan(runner: QueryRunner, plan: Plan, writing: Writing): Promise<void> {
  await writing(runner);
  if (plan.parked.length > 0) await park(runner, plan.parked);
  if (plan.released) await release(runner, plan.released);
}

const stepOf = ({ target, reached }: Plan) => ({
  projection: target.name,
  generation: target.generation.number,
  before: target.position,
  after: reached.position,
  mark: reached.mark,
});

function advance({ target, reached, parked, released }: Plan, changes: readonly RowChange[]): void {
  target.position = reached.position;
  target.mark = reached.mark ?? target.mark;
  remember(target, changes);
  if (released) target.parked.delete(released.stream);
  for (const stream of parked) {
    const known = target.parked.get(stream.stream);
    target.parked.set(stream.stream, {
      ...stream,
      positions: [...(known?.positions ?? []), ...stream.positions],
    });
  }
}

function remember({ recentRows, generation }: Target, changes: readonly RowChange[]): void {
  for (const { before, after } of changes) {
    if (after) recentRows.set(generation.rows.keyOf(after), after);
    else if (before) recentRows.delete(generation.rows.keyOf(before));
  }
}

/** The rows that a plan's events touch, as they are stored: those that are remembered, and the rest from the table. */
async function touchedRows(runner: QueryRunner, { target, events }: Plan): Promise<object[]> {
  const { projection, generation, recentRows } = target;
  const found = new Set<string>();
  const known: object[] = [];
  const missing = new Map<string, object>();
  for (const event of events) {
    for (const key of projection.newKeys?.(event) ?? []) found.add(generation.rows.keyOf(key));
    for (const key of projection.keys(event)) {
      const name = generation.rows.keyOf(key);
      if (found.has(name) || missing.has(name)) continue;
      const row = recentRows.get(name);
      if (!row) missing.set(name, key);
      else {
        found.add(name);
        known.push(row);
      }
    }
  }
  return missing.size > 0
    ? [...known, ...(await generation.rows.load(runner, [...missing.values()]))]
    : known;
}

/** Applies the events to the rows, and returns the changes. */
function fold({ target, events }: Plan, stored: readonly object[]): RowChange[] {
  const rows = new RowSet(target.generation.rows, stored);
  for (const event of events) {
    try {
      target.projection.apply(event, rows);
    } catch (error) {
      throw new ProjectionFailure(target.name, event.type, error);
    }
  }
  return rows.changes();
}

/** What has changed: rows and sums. */
function writingOf(plan: Plan, changes: readonly RowChange[]): Writing {
  const { rows: table, rollups } = plan.target.generation;
  const written = changes.flatMap(({ after }) => (after ? [after] : []));
  const replaced = changes.flatMap(({ before, after }) => (before && after ? [before] : []));
  const removed = changes.flatMap(({ before, after }) => (before && !after ? [before] : []));
  const steps: Writing[] = [];
  if (written.length > 0) steps.push(table.writing(written, replaced));
  if (removed.length > 0) steps.push((runner) => table.remove(runner, removed));
  for (const { rollup, table: sums } of rollups) {
    const differences = changes.flatMap((change) => differencesOf(rollup, change, sums.values));
    if (differences.length > 0) steps.push((runner) => sums.add(runner, differences));
  }
  return async (runner) => {
    for (const step of steps) await step(runner);
  };
}

/** What the change takes from some sums and adds to others. The database adds up, in exact decimals. */
function differencesOf(
  rollup: Rollup<object>,
  { before, after }: RowChange,
  summed: readonly string[],
): Contribution[] {
  const taken = before ? [...contributionsOf(rollup, before)] : [];
  const added = after ? contributionsOf(rollup, after) : [];
  const more = added.filter((one) => {
    const same = taken.findIndex((other) => isSame(one, other));
    if (same !== -1) taken.splice(same, 1);
    return same === -1;
  });
  return [...taken.map((one) => negated(one, summed)), ...more];
}

const isSame = (one: Contribution, other: Contribution): boolean =>
  Object.keys(one).every((name) => one[name] === other[name]);

const negated = (contribution: Contribution, summed: readonly string[]): Contribution => ({
  ...contribution,
  ...Object.fromEntries(summed.map((name) => [name, 0 - Number(contribution[name])])),
});

/** What live pages should look at again. */
function visibleChanges(plan: Plan, changes: readonly RowChange[]): Change[] {
  const { projection, generation, isActive } = plan.target;
  if (!isActive) return [];
  return changes.flatMap(({ before, after }) => {
    const row = after ?? before;
    const topics = (row && projection.topics?.(row)) ?? [];
    if (!row || topics.length === 0) return [];
    return [
      {
        projection: projection.name,
        position: plan.reached.position,
        key: generation.rows.keyOf(row),
        topics,
      },
    ];
  });
}
