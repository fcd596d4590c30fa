import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { UndecodableEventError } from '@bestellwerk/event-log/errors';
import { describeFailure, isEventsFault } from '../../database/failure.js';
import { inTransaction } from '../../database/query.js';
import { noteRetry, type ParkedStream } from '../storage/parked.js';
import type { FollowContext } from './follower.js';
import type { Target } from './target.js';
import { writePlans } from './write-plans.js';

/** Applies the events of each parked stream again, in order; a stream that succeeds is released. */
export async function retryParked(context: FollowContext, target: Target): Promise<void> {
  for (const parked of [...target.parked.values()]) {
    try {
      const events = await parkedEvents(context, parked);
      const reached = { position: target.position, mark: null };
      await writePlans(context.dataSource, [{ target, reached, events, parked: [], released: parked }]);
      context.log.released(target.name, parked.stream);
    } catch (error) {
      if (!isEventsFault(error) && !(error instanceof UndecodableEventError)) throw error;
      await inTransaction(context.dataSource, (runner) => noteRetry(runner, parked, describeFailure(error)));
    }
  }
}

/** The parked events of the stream, each with its position in the log. */
async function parkedEvents({ eventLog }: FollowContext, parked: ParkedStream): Promise<RecordedEvent[]> {
  const events = await eventLog.readStream(parked.stream, {
    from: BigInt(parked.fromRevision),
    maxCount: parked.positions.length,
  });
  return events.map((event, index) => ({ ...event, position: parked.positions[index] ?? event.position }));
}
