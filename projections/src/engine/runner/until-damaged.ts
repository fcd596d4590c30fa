import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { relationsExist, select } from '../../database/query.js';
import { idOf, readDamaged, type GenerationName } from '../storage/damage.js';
import { VIEWS } from '../storage/read-model.js';
import type { Target } from './target.js';

const LOOK_EVERY_MS = 2_000;

/**
 * Resolves when a table or the checkpoint of a target is missing, or when its tables were changed by hand: nothing else
 * would report it. Known damage is left out. An unavailable database is not damage; it is waited for.
 */
export async function untilDamaged(
  dataSource: DataSource,
  targets: readonly Target[],
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
