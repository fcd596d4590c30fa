import type { EventLog } from '../event-log.js';
import { chained, CHAIN_START, SEALED_AT_ONCE } from './chain.js';
import type { StoredSeals } from './stored-seals.js';

/** The chain after so many events: from the last seal before, and what the log holds since. Null if there are not so many. */
export async function chainAt(
  events: number,
  { log, seals, signal }: { log: EventLog; seals: StoredSeals; signal: AbortSignal },
): Promise<string | null> {
  const number = Math.floor(events / SEALED_AT_ONCE);
  const seal = number === 0 ? null : await seals.one(number);
  if (number > 0 && !seal) return null;
  let head = seal?.hash ?? CHAIN_START;
  let count = number * SEALED_AT_ONCE;
  if (count === events) return head;
  for await (const { digest } of log.stored(seal?.position ?? null, signal)) {
    head = chained(head, digest);
    count += 1;
    if (count === events) return head;
  }
  return null;
}
