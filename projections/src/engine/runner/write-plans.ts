import { setImmediate as bytesSent } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { inTransaction } from '../../database/query.js';
import { notify } from '../storage/changes.js';
import { moveCheckpoints } from '../storage/checkpoint.js';
import { park, release } from '../storage/parked.js';
import type { Writing } from '../storage/copy-rows.js';
import type { Plan } from './plan.js';
import type { RowChange } from './row-set.js';
import type { Target } from './target.js';
import { fold, touchedRows, writingOf } from './write-rows.js';

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
