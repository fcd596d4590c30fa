import { EventLog } from '@bestellwerk/event-log/event-log';
import { BatchLoader } from '@bestellwerk/event-log/queues';
import { Injectable } from '@nestjs/common';

export const WAIT_MS = 500;

/** The end of the log. Those who ask at the same time share an answer: every guess at an order's address asks. */
@Injectable()
export class LogHead {
  private readonly looking = new BatchLoader(() => this.eventLog.head({ withinMs: WAIT_MS }));

  constructor(private readonly eventLog: EventLog) {}

  /** A position that nothing written before the call is behind. Throws LogUnavailable. */
  position(): Promise<string> {
    return this.looking.of([]);
  }
}
