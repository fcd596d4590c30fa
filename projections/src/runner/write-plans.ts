import type { DataSource, QueryRunner } from 'typeorm';
import { inTransaction } from '../database/transaction.js';
import { notify } from '../storage/changes.js';
import { moveCheckpoints } from '../storage/checkpoint.js';
import { holdBack, release } from '../storage/parked.js';
import type { Plan } from './plan.js';
import { writeRows } from './write-rows.js';

/**
 * Carries out the plans in one transaction: rows, sums, changes, parked streams and checkpoints, fenced by
 * the checkpoints' old values. Only then do the targets move on.
 */
export async function writePlans(dataSource: DataSource, plans: readonly Plan[]): Promise<void> {
  if (plans.length === 0) return;
  await inTransaction(dataSource, async (runner) => {
    await moveCheckpoints(runner, plans.map(stepOf));
    for (const plan of plans) await writePlan(runner, plan);
  });
  plans.forEach(advance);
  const visible = plans.filter(({ target }) => target.isActive);
  if (visible.length === 0) return;
  await notify(
    dataSource,
    visible.map(({ target, position }) => ({ projection: target.name, position })),
  );
}

async function writePlan(runner: QueryRunner, plan: Plan): Promise<void> {
  if (plan.events.length > 0) await writeRows(runner, plan);
  if (plan.held.length > 0) await holdBack(runner, plan.held);
  if (plan.released) await release(runner, plan.released);
}

const stepOf = ({ target, position }: Plan) => ({
  projection: target.name,
  generation: target.generation.number,
  before: target.position,
  after: position,
});

function advance({ target, position, held, released }: Plan): void {
  target.position = position;
  if (released) target.parked.delete(released.stream);
  for (const stream of held) {
    const known = target.parked.get(stream.stream);
    target.parked.set(stream.stream, {
      ...stream,
      positions: [...(known?.positions ?? []), ...stream.positions],
    });
  }
}
