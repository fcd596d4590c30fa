import { randomUUID } from 'node:crypto';
import type { ServerWritableStream } from '@grpc/grpc-js';
import type { ReadRequest } from '../codec/read-request.js';
import type { ReadResponse } from '../codec/responses.js';
import type { RecordedEvent } from '../log/event.js';

export type ReadCall = ServerWritableStream<ReadRequest, ReadResponse>;

/** Sends to one reader at the pace at which it takes things in. */
export class ReadSink {
  private readonly gone: Promise<void>;

  constructor(private readonly call: ReadCall) {
    this.gone = new Promise((resolve) => {
      for (const event of ['cancelled', 'close', 'error'] as const) call.once(event, () => resolve());
    });
  }

  get isOpen(): boolean {
    return !this.call.cancelled && !this.call.destroyed;
  }

  async send(response: ReadResponse): Promise<void> {
    if (this.isOpen && !this.call.write(response)) await this.drained();
  }

  async sendEvents(events: readonly RecordedEvent[]): Promise<void> {
    for (const event of events) {
      if (!this.isOpen) return;
      if (!this.call.write({ event })) await this.drained();
    }
  }

  async confirmSubscription(): Promise<void> {
    await this.send({ subscribed: randomUUID() });
  }

  /** Waits for whatever comes first: the given, or the reader's leaving. */
  async unlessGone(happening: Promise<void>): Promise<void> {
    await Promise.race([happening, this.gone]);
  }

  private drained(): Promise<void> {
    const drain = new Promise<void>((resolve) => this.call.once('drain', resolve));
    return this.unlessGone(drain);
  }
}
