import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ANY, type EventData, type EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';

const ATTEMPT_MS = 4_000;

/** Writes to one stream without end, 1 to 4 events at a time, each append as often as it takes with the same ids. */
export class LogWriter {
  /** What was acknowledged, in the order in which it was sent. */
  readonly written: string[] = [];
  /** When the newest acknowledged append was begun. */
  newestBegun = 0;
  /** An answer that the log must not give. */
  refusal: string | null = null;

  constructor(
    private readonly client: EventStoreDBClient,
    readonly stream: string,
    private readonly isAlone: boolean,
  ) {}

  async write(isEnded: () => boolean): Promise<void> {
    while (!isEnded() && !this.refusal) {
      const events = someEvents(1 + (this.written.length % 4));
      let begun = performance.now();
      while (!(await this.attempt(events)) && !this.refusal) {
        await delay(50);
        begun = performance.now();
      }
      if (this.refusal) return;
      this.newestBegun = begun;
      this.written.push(...events.map(({ id }) => id));
    }
  }

  /** The client may never answer an append that it was just sending when the connection broke. */
  private attempt(events: EventData[]): Promise<boolean> {
    const length = this.written.length;
    const alone = length === 0 ? NO_STREAM : BigInt(length - 1);
    const options = { expectedRevision: this.isAlone ? alone : ANY, deadline: ATTEMPT_MS } as const;
    const appended = this.client.appendToStream(this.stream, events, options).then(
      () => true,
      (error: { type?: string; message: string }) => {
        if (error.type === 'wrong-expected-version') this.refusal = `${this.stream}: ${error.message}`;
        return false;
      },
    );
    return Promise.race([appended, delay(ATTEMPT_MS, false, { ref: false })]);
  }
}

const someEvents = (count: number): EventData[] =>
  Array.from({ length: count }, () => {
    const text = randomBytes(Math.floor(Math.random() * 450)).toString('hex');
    return jsonEvent({ type: 'Tried', data: { text } });
  });
