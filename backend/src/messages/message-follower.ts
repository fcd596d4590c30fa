import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { messageChannels, messageKindOf } from '@bestellwerk/domain/messages/message-kinds.schema';
import { orderFamily } from '@bestellwerk/domain/ordering/order/order-events';
import { OtherLog } from '@bestellwerk/event-log/errors';
import { EventLog } from '@bestellwerk/event-log/event-log';
import type { Batch } from '@bestellwerk/event-log/follow';
import { isUndecodable } from '@bestellwerk/event-log/log-event';
import { Backoff } from '@bestellwerk/server-kit/backoff';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../platform/clock.js';
import { DEMO_REQUEST } from '../platform/commands/command-metadata.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { MessageQueue, type NewMessage, type Progress } from './message-queue.js';
import { MessageSender } from './message-sender.js';
import { MessageTexts } from './message-texts.js';

const SAVE_EVERY_MS = 5_000;
const HEAD_WITHIN_MS = 2_000;

/**
 * Reads the events of orders from its last position on and queues the messages to guests that follow. It begins at the
 * end of the log, so that old orders lead to nothing. Several backends queue the same messages, which are the same rows.
 */
@Injectable()
export class MessageFollower implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly end = new AbortController();
  private running: Promise<void> | undefined;

  constructor(
    private readonly log: EventLog,
    private readonly queue: MessageQueue,
    private readonly texts: MessageTexts,
    private readonly sender: MessageSender,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** At the first start it waits for the beginning to be noted: the order that is placed next counts. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.messages.isSending) return;
    await this.known().catch(() => undefined);
    this.running = this.run(this.end.signal);
  }

  async onApplicationShutdown(): Promise<void> {
    this.end.abort();
    await this.running;
  }

  private async run(signal: AbortSignal): Promise<void> {
    const backoff = new Backoff();
    while (!signal.aborted) {
      try {
        await this.follow(signal, () => backoff.reset());
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof OtherLog) await this.beginAgain().catch(() => undefined);
        this.logger.warn({ reason: (error as Error).message }, 'messages to guests wait for a server');
        await backoff.wait(signal);
      }
    }
  }

  private async follow(signal: AbortSignal, onBatch: () => void): Promise<void> {
    const { position, mark } = await this.known();
    let savedAt = 0;
    for await (const batch of this.log.follow({ after: position, marks: mark ? [mark] : [], signal })) {
      const messages = await this.messagesIn(batch);
      await this.queue.add(messages);
      if (messages.length > 0) this.sender.look();
      const now = performance.now();
      if (batch.mark && (messages.length > 0 || now - savedAt > SAVE_EVERY_MS)) {
        await this.queue.saveProgress({ position: batch.position, mark: batch.mark });
        savedAt = now;
      }
      onBatch();
    }
  }

  private async known(): Promise<Progress> {
    return (await this.queue.progress()) ?? (await this.begin());
  }

  private async begin(isOtherLog = false): Promise<Progress> {
    const progress = { position: await this.log.head({ withinMs: HEAD_WITHIN_MS }), mark: null };
    await this.queue.saveProgress(progress, isOtherLog);
    return progress;
  }

  /** The log was replaced: no messages are sent for the events in it. */
  private async beginAgain(): Promise<void> {
    await this.begin(true);
  }

  private async messagesIn({ entries }: Batch): Promise<NewMessage[]> {
    const found: NewMessage[] = [];
    const oldest = this.clock.now().getTime() - this.settings.messages.oldestMs;
    for (const event of entries) {
      if (isUndecodable(event) || !event.stream.startsWith(`${orderFamily.category}-`)) continue;
      if (event.metadata.correlationId === DEMO_REQUEST) continue;
      if (Date.parse(event.metadata.at) >= oldest) found.push(...(await this.messagesOf(event)));
    }
    return found;
  }

  private async messagesOf({ type, stream, revision, metadata }: RecordedEvent): Promise<NewMessage[]> {
    const kind = messageKindOf(type);
    if (kind === null) return [];
    const orderId = stream.slice(orderFamily.category.length + 1);
    const hours = kind === 'reviewRequest' ? (await this.texts.template(kind)).afterHours : 0;
    const dueAt = new Date(Date.parse(metadata.at) + hours * 3_600_000);
    return messageChannels.map((channel) => ({
      id: deterministicId('message', orderId, revision, kind, channel),
      ...{ orderId, kind, channel, revision, requestedBy: null, dueAt },
    }));
  }
}
