import { WrongExpectedRevision } from '@bestellwerk/event-log/errors';
import { type Appended, EventLog } from '@bestellwerk/event-log/event-log';
import type { Metrics } from './metrics.js';

type Arguments = Parameters<EventLog['append']>;

/** The log, with a clock at its door. */
export class MeasuredEventLog extends EventLog {
  constructor(
    options: ConstructorParameters<typeof EventLog>[0],
    private readonly metrics: Metrics,
  ) {
    super(options);
  }

  override async append(...call: Arguments): Promise<Appended> {
    const stop = this.metrics.appends.startTimer();
    try {
      const appended = await super.append(...call);
      stop({ outcome: 'written' });
      return appended;
    } catch (error) {
      stop({ outcome: error instanceof WrongExpectedRevision ? 'conflict' : 'failed' });
      throw error;
    }
  }
}
