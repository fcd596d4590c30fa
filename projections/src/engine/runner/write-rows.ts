import type { QueryRunner } from 'typeorm';
import { ProjectionFailure } from '../../database/failure.js';
import type { Rollup } from '../projection.js';
import { recordingChanges, type Change } from '../storage/changes.js';
import type { Writing } from '../storage/copy-rows.js';
import type { Plan } from './plan.js';
import { RowSet, type RowChange } from './row-set.js';

/** What has changed: rows, sums, and for live pages what they should look at again. */
export function writingOf(plan: Plan, changes: readonly RowChange[]): Writing {
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
  const visible = plan.target.isActive ? visibleChanges(plan, changes) : [];
  if (visible.length > 0) steps.push(recordingChanges(visible));
  return async (runner) => {
    for (const step of steps) await step(runner);
  };
}

/** The rows that a plan's events touch, as they are stored: those that are remembered, and the rest from the table. */
export async function touchedRows(runner: QueryRunner, { target, events }: Plan): Promise<object[]> {
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
export function fold({ target, events }: Plan, stored: readonly object[]): RowChange[] {
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

type Contribution = Record<string, string | number>;

/** What the change takes from one sum and adds to another. The database adds up, in exact decimals. */
function differencesOf(
  rollup: Rollup<object>,
  { before, after }: RowChange,
  summed: readonly string[],
): Contribution[] {
  const taken = before && rollup.contribution(before);
  const added = after && rollup.contribution(after);
  if (taken && added && Object.keys(added).every((name) => taken[name] === added[name])) return [];
  return [...(taken ? [negated(taken, summed)] : []), ...(added ? [added] : [])];
}

const negated = (contribution: Contribution, summed: readonly string[]): Contribution => ({
  ...contribution,
  ...Object.fromEntries(summed.map((name) => [name, -Number(contribution[name])])),
});

function visibleChanges(plan: Plan, changes: readonly RowChange[]): Change[] {
  const { projection, generation } = plan.target;
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
