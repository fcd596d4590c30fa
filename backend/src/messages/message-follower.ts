import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import {
  messageChannels,
  type MessageKind,
  messageKindOf,
} from '@bestellwerk/domain/messages/message-kinds.schema';
import { orderFamily } from '@bestellwerk/domain/ordering/order/order-events';
import { chosenChannels } from '@bestellwerk/domain/views/messages-for';
import { EventLog } from '@bestellwerk/event-log/event-log';
import type { Batch } from '@bestellwerk/event-log/follow';
import { isUndecodable } from '@bestellwerk/event-log/log-event';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock.js';
import { DEMO_REQUEST } from '../platform/commands/command-metadata.js';
import { LogFollower } from '../platform/log-follower.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { MessageQueue, type NewMessage } from './message-queue.js';
import { MessageSender } from './message-sender.js';
import { MessageTexts } from './message-texts.js';

const HOUR_MS = 60 * 60_000;
/** A change of one line of an order is often followed by another: the guest gets one message about all of them. */
const AFTER_CHANGE_MS = 2 * 60_000;

/**
 * Reads the events of orders from its last position on and queues the messages to guests that follow. It begins at the
 * end of the log, so that old orders lead to nothing. Several backends queue the same messages, which are the same rows.
 */
@Injectable()
export class MessageFollower implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly follower: LogFollower;

  constructor(
    log: EventLog,
    dataSource: DataSource,
    private readonly queue: MessageQueue,
    private readonly texts: MessageTexts,
    private readonly sender: MessageSender,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.follower = new LogFollower({
      ...{ log, dataSource, logger, progressTable: 'message_progress' },
      waiting: 'messages to guests wait for a server',
      handle: (batch) => this.queueMessages(batch),
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.settings.messages.isSending) await this.follower.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.follower.stop();
  }

  private async queueMessages(batch: Batch): Promise<boolean> {
    const messages = await this.messagesIn(batch);
    await this.queue.add(messages);
    if (messages.length > 0) this.sender.look();
    return messages.length > 0;
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

  private async messagesOf(event: RecordedEvent): Promise<NewMessage[]> {
    const kind = messageKindOf(event);
    if (kind === null) return [];
    const { stream, revision, metadata } = event;
    const orderId = stream.slice(orderFamily.category.length + 1);
    const waitMs = await this.waitBefore(kind);
    // What waits for hours goes by the settings of then.
    const channels =
      waitMs >= HOUR_MS ? messageChannels : chosenChannels(kind, await this.texts.messageSettings());
    const dueAt = new Date(Date.parse(metadata.at) + waitMs);
    return channels.map((channel) => ({
      id: deterministicId('message', orderId, revision, kind, channel),
      ...{ orderId, kind, channel, revision, requestedBy: null, dueAt },
    }));
  }

  private async waitBefore(kind: MessageKind): Promise<number> {
    if (kind === 'orderChanged') return AFTER_CHANGE_MS;
    return kind === 'reviewRequest' ? (await this.texts.template(kind)).afterHours * HOUR_MS : 0;
  }
}
