import { AdvisoryLock } from '../../database/advisory-lock.js';
import type { Projection } from '../projection.js';
import { followLog, type FollowContext } from './follower.js';
import { openBeside, swapIn } from './generations.js';

export interface RebuildProgress {
  /** Handled so far by this run. */
  readonly events: number;
  /** The last position handled, a decimal string. */
  readonly position: string;
}

/** Another process is rebuilding the same projection. */
export class RebuildElsewhere extends Error {
  override readonly name = 'RebuildElsewhere';
}

/**
 * Builds a new generation of a projection from the beginning of the log, beside the one that is read, and
 * swaps it in as soon as it has handled what that one has. With `resume` it goes on with an unfinished one.
 * Answers false if it was stopped before. Throws RebuildElsewhere.
 */
export async function rebuildBeside(
  context: FollowContext & { readonly databaseUrl: string },
  projection: Projection,
  options: { resume: boolean; signal: AbortSignal; onProgress?: (progress: RebuildProgress) => void },
): Promise<boolean> {
  const lock = await AdvisoryLock.tryAcquire(context.databaseUrl, `rebuild ${projection.name}`);
  if (!lock) throw new RebuildElsewhere(projection.name);
  try {
    const target = await openBeside(context.dataSource, projection, options);
    const signal = AbortSignal.any([options.signal, lock.lost]);
    let events = 0;
    let isSwapped = false;
    await followLog(context, { targets: [target], rest: 'others' }, signal, async (batch) => {
      events += batch.events;
      options.onProgress?.({ events, position: target.position });
      isSwapped = batch.live && (await swapIn(context.dataSource, target));
      return isSwapped;
    });
    if (lock.lost.aborted) throw new Error(`The lock of ${projection.name} was lost`);
    return isSwapped;
  } finally {
    await lock.release();
  }
}
