import { forgetReadModels } from '@bestellwerk/event-log/copy/forget-read-models';
import { EmptyLog } from '@bestellwerk/event-log/errors';
import { inTransaction, relationsExist } from '../../database/query.js';
import type { Services } from '../../app/services.js';
import { readCheckpoints, type Checkpoint } from '../storage/checkpoint.js';
import { VIEWS } from '../storage/read-model.js';

const BEFORE_ALL = '-1';

/**
 * Drops read models that were built from another log: they are rebuilt from this one. Not if it is empty: then it is
 * more likely the wrong one. Throws EmptyLog.
 */
export async function leaveOtherLog({ dataSource, eventLog }: Services): Promise<void> {
  if ((await eventLog.head()) === BEFORE_ALL) throw new EmptyLog();
  await inTransaction(dataSource, forgetReadModels);
}

/** Whether the read models were built from another log than this one. */
export async function areOfOtherLog({ dataSource, eventLog }: Services): Promise<boolean> {
  if (!(await relationsExist(dataSource, [`${VIEWS}.checkpoint`, `${VIEWS}.damage`]))) return false;
  const head = BigInt(await eventLog.head());
  const isOther = async ({ position, mark }: Checkpoint): Promise<boolean> =>
    mark ? !(await eventLog.holds(mark)) : BigInt(position) > head;
  for (const checkpoint of await readCheckpoints(dataSource)) {
    if (await isOther(checkpoint)) return true;
  }
  return false;
}
