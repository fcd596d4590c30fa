import { WrongExpectedRevision } from '@bestellwerk/event-log/errors';
import { type Appended, EventLog } from '@bestellwerk/event-log/event-log';
import type { NewestPositions } from '../read-models/newest-positions.js';
import type { Metrics } from './metrics.js';

type Arguments = Parameters<EventLog['append']>;

/** The log, with a clock at its door. */
export class MeasuredEventLog extends EventLog {
  constructor(
    options: ConstructorParameters<typeof EventLog>[0],
    private readonly metrics: Metrics,
    private readonly newest: NewestPositions,
  ) {
    super(options);
  }

  override async append(...call: Arguments): Promise<Appended> {
    const stop = this.metrics.appends.startTimer();
    try {
      const appended = await super.append(...call);
      stop({ outcome: 'written' });
      this.newest.note(BigInt(appended.position));
      return appended;
    } catch (error) {
      stop({ outcome: error instanceof WrongExpectedRevision ? 'conflict' : 'failed' });
      throw error;
    }
  }
}
