import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { VIEWS } from '../storage/read-model.js';
import type { Target } from './target.js';

const LOOK_EVERY_MS = 2_000;

/**
 * Resolves when a table of the targets, or the checkpoints, are gone: on an idle log nothing else would tell. A database
 * that is away tells nothing; it is waited for.
 */
export async function untilDropped(
  dataSource: DataSource,
  targets: readonly Target[],
  signal: AbortSignal,
): Promise<void> {
  const relations = [`${VIEWS}.checkpoint`, ...targets.flatMap(({ generation }) => generation.relations)];
  while (!signal.aborted && (await areThere(dataSource, relations).catch(() => true))) {
    await delay(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}

async function areThere(dataSource: DataSource, relations: readonly string[]): Promise<boolean> {
  const [answer] = (await dataSource.query(
    'SELECT bool_and(to_regclass(name) IS NOT NULL) AS complete FROM unnest($1::text[]) AS name',
    [relations],
  )) as { complete: boolean }[];
  return answer?.complete ?? false;
}
