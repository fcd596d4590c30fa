import { randomUUID } from 'node:crypto';
import { encodeRead, type Ids, type ReadResponse } from '../codec/responses.js';
import type { RecordedEvent } from '../log/event.js';
import type { ServerCall } from '../transport/server-call.js';

const BYTES_AT_ONCE = 256 * 1024;

/** Sends to one reader at the pace at which it takes things in. */
export class ReadSink {
  constructor(
    private readonly call: ServerCall,
    private readonly ids: Ids = 'text',
  ) {}

  get isOpen(): boolean {
    return this.call.isOpen;
  }

  async send(response: ReadResponse): Promise<void> {
    await this.call.send(encodeRead(response));
  }

  async sendEvents(events: readonly RecordedEvent[]): Promise<void> {
    let messages: Buffer[] = [];
    let bytes = 0;
    for (const event of events) {
      const message = encodeRead({ event }, this.ids);
      messages.push(message);
      bytes += message.length;
      if (bytes < BYTES_AT_ONCE) continue;
      await this.call.send(...messages);
      messages = [];
      bytes = 0;
    }
    await this.call.send(...messages);
  }

  async confirmSubscription(): Promise<void> {
    await this.send({ subscribed: randomUUID() });
  }

  /** Resolves with the given promise, or earlier when the reader leaves. */
  async unlessGone(happening: Promise<void>): Promise<void> {
    await this.call.unlessOver(happening);
  }
}
