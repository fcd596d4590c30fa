import type { OrderMessage } from '@bestellwerk/domain/contracts/messages.schema';
import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { maskedAddress } from '@bestellwerk/domain/ordering/message-texts';
import { refuseWithoutAddress } from '@bestellwerk/domain/ordering/order/message-decisions';
import { refuseUnknownOrder } from '@bestellwerk/domain/ordering/order/order-decisions';
import { type OrderEvent, orderStream } from '@bestellwerk/domain/ordering/order/order-events';
import type { MessageChannel, MessageKind } from '@bestellwerk/domain/messages/message-kinds.schema';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { staffOrderAfter } from '@bestellwerk/domain/views/order-documents';
import { messagesOf } from '@bestellwerk/domain/views/order-messages';
import { addressFor, leadsTo } from '@bestellwerk/domain/views/messages-for';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import { authorize, type Staff } from '../access/staff.js';
import { Clock } from '../platform/clock.js';
import { ApiError } from '../platform/http/api-error.js';
import { CommandResult } from '../platform/http/command-result.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { MessageQueue, type WaitingMessage } from './message-queue.js';
import { MessageSender } from './message-sender.js';
import { MessageSetup } from './message-setup.js';
import { MessageTexts } from './message-texts.js';

export interface Resend {
  readonly orderId: string;
  readonly kind: MessageKind;
  readonly channel: MessageChannel;
  readonly by: Staff;
  /** Of the command: sent again it is the same message. */
  readonly key: string;
}

interface Found {
  readonly events: readonly RecordedEvent<OrderEvent>[];
  readonly order: StaffOrder;
  readonly messages: readonly OrderMessage[];
  readonly position: string;
}

/** The messages of one order: which there were, and one more on request. */
@Injectable()
export class OrderMessages {
  constructor(
    private readonly eventLog: EventLog,
    private readonly queue: MessageQueue,
    private readonly sender: MessageSender,
    private readonly setup: MessageSetup,
    private readonly texts: MessageTexts,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Oldest first, waiting ones last. Throws 403 and 404. */
  async of(orderId: string, staff: Staff): Promise<OrderMessage[]> {
    const found = await this.read(orderId);
    authorize(staff, 'orders.read', found.order.branch.id);
    return this.withWaiting(found, orderId);
  }

  /** Answers once it is queued. Throws what stands against it, in German. */
  async resend({ orderId, kind, channel, by, key }: Resend): Promise<CommandResult<OrderMessage[]>> {
    const found = await this.read(orderId);
    const { order, messages, position } = found;
    authorize(by, 'order.note', order.branch.id);
    if (addressFor(channel, order) === null) throw ApiError.refused(refuseWithoutAddress(channel));
    const obstacle = this.obstacleTo(channel);
    if (obstacle !== null) throw ApiError.of(HttpStatus.CONFLICT, obstacle);
    const id = deterministicId('resent message', orderId, kind, channel, key);
    if (!messages.some((message) => message.id === id)) {
      const dueAt = this.clock.now();
      await this.queue.add([{ id, orderId, kind, channel, revision: null, requestedBy: by.id, dueAt }]);
      this.sender.look();
    }
    return new CommandResult(await this.withWaiting(found, orderId), position);
  }

  /** Whether the guest can be reached this way. Throws 404. */
  async hasAddress(orderId: string, channel: MessageChannel): Promise<boolean> {
    return addressFor(channel, (await this.read(orderId)).order) !== null;
  }

  /** Why no message can leave this way, in German; null if one can. */
  obstacleTo(channel: MessageChannel): string | null {
    const { isSetUp, text } = this.setup.of()[channel];
    // Without a mail server mails are kept, which can be asked for.
    const isPossible = isSetUp || channel === 'email';
    return isPossible && this.settings.messages.isSending ? null : text;
  }

  private async read(orderId: string): Promise<Found> {
    const events = (await this.eventLog.readStream(orderStream(orderId))) as RecordedEvent<OrderEvent>[];
    const order = events.reduce<StaffOrder | undefined>(staffOrderAfter, undefined);
    if (!order) throw ApiError.refused(refuseUnknownOrder());
    return { events, order, messages: messagesOf(events), position: events.at(-1)!.position };
  }

  private async withWaiting({ events, order, messages }: Found, orderId: string): Promise<OrderMessage[]> {
    const waiting = new Map((await this.queue.ofOrder(orderId)).map((message) => [message.id, message]));
    const settings = await this.texts.messageSettings();
    const tried = messages.map((message) => {
      const next = message.state === 'waiting' && waiting.get(message.id);
      return next ? { ...message, nextAt: next.dueAt.toISOString() } : message;
    });
    /** What nobody asked for is dropped in its time if the order or the settings have overtaken it. */
    const isToCome = (message: WaitingMessage) => {
      if (addressFor(message.channel, order) === null) return false;
      if (message.revision === null) return true;
      const index = events.findIndex(({ revision }) => revision === message.revision);
      const event = events[index];
      return event !== undefined && leadsTo(message, event, order, settings, events.slice(index + 1));
    };
    const untried = [...waiting.values()]
      .filter((message) => !messages.some(({ id }) => id === message.id) && isToCome(message))
      .map((message) => untriedMessage(message, addressFor(message.channel, order)!));
    return [...tried, ...untried];
  }
}

const untriedMessage = ({ id, kind, channel, dueAt }: WaitingMessage, to: string): OrderMessage => ({
  ...{ id, kind, channel, to: maskedAddress(to), state: 'waiting' },
  ...{ attempts: 0, at: null, problem: null, nextAt: dueAt.toISOString() },
});
