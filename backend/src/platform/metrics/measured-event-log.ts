import { WrongExpectedRevision } from '@bestellwerk/event-log/errors';
import { type Appended, EventLog } from '@bestellwerk/event-log/event-log';
import type { NewestPositions } from '../consistency/newest-positions.js';
import type { Metrics } from './metrics.js';

type Arguments = Parameters<EventLog['append']>;

/** The log, with a clock at its door. */
export class MeasuredEventLog extends EventLog {
  private readonly waiting = new Set<Date>();

  constructor(
    options: ConstructorParameters<typeof EventLog>[0],
    private readonly metrics: Metrics,
    private readonly newest: NewestPositions,
  ) {
    super(options);
  }

  /** When the oldest append began that is still waiting for its answer; null if none is. */
  get waitingSince(): Date | null {
    const [oldest] = this.waiting;
    return oldest ?? null;
  }

  override async append(...call: Arguments): Promise<Appended> {
    const began = new Date();
    this.waiting.add(began);
    const stop = this.metrics.appends.startTimer();
    try {
      const appended = await super.append(...call);
      stop({ outcome: 'written' });
      this.newest.note(BigInt(appended.position));
      return appended;
    } catch (error) {
      stop({ outcome: error instanceof WrongExpectedRevision ? 'conflict' : 'failed' });
      throw error;
    } finally {
      this.waiting.delete(began);
    }
  }
}
