import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { recordAttempt } from '@bestellwerk/domain/ordering/order/message-decisions';
import { orderDecider } from '@bestellwerk/domain/ordering/order/order';
import { type OrderEvent, orderStream } from '@bestellwerk/domain/ordering/order/order-events';
import { staffOrderAfter } from '@bestellwerk/domain/views/order-documents';
import type { MessageFacts } from '@bestellwerk/domain/views/message-content';
import { messageHistory, type MessageHistory } from '@bestellwerk/domain/views/message-history';
import { addressFor, leadsTo } from '@bestellwerk/domain/views/messages-for';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { orderStreams } from '../ordering/order-streams.js';
import { DeliveryFailed } from '../platform/mail/mail-delivery.js';
import { Secrets } from '../platform/secrets.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { GuestMessages } from './guest-messages.js';
import { MessageQueue, type WaitingMessage } from './message-queue.js';
import { MessageTexts } from './message-texts.js';

/** After a failure of ours: database or log. */
const LATER_MS = 5_000;

interface Address {
  readonly order: StaffOrder;
  readonly to: string;
  readonly history: MessageHistory;
}

/** One attempt to send a message, whose result goes into the order's stream. The order itself says what to write, and to whom. */
@Injectable()
export class MessageAttempts {
  constructor(
    private readonly queue: MessageQueue,
    private readonly eventLog: EventLog,
    private readonly transactor: Transactor,
    private readonly texts: MessageTexts,
    private readonly messages: GuestMessages,
    private readonly secrets: Secrets,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Whether it is done with; otherwise it waits for another attempt. Throws if database or log failed. */
  async make(message: WaitingMessage): Promise<boolean> {
    try {
      const address = await this.addressOf(message);
      if (address) await this.send(message, address);
      return true;
    } catch (error) {
      if (error instanceof DeliveryFailed) {
        await this.queue.postpone(message.id, this.pauseAfter(message)!);
        return false;
      }
      await this.queue.postpone(message.id, LATER_MS, false);
      throw error;
    }
  }

  /** Null if there is nothing to send: it was sent, the order went on, the guest gave no address or was erased. */
  private async addressOf({
    id,
    orderId,
    kind,
    channel,
    revision,
    takenAs,
  }: WaitingMessage): Promise<Address | null> {
    const events = (await this.eventLog.readStream(orderStream(orderId))) as RecordedEvent<OrderEvent>[];
    const state = events.reduce(orderDecider.evolve, orderDecider.initial);
    if (state.status === 'none' || state.endedMessages.includes(id)) return null;
    const order = events.reduce<StaffOrder | undefined>(staffOrderAfter, undefined)!;
    const to = addressFor(channel, order);
    const index = events.findIndex((one) => one.revision === revision);
    const event = events[index];
    if (to === null) return null;
    const address = { order, to, history: messageHistory(events, event) };
    if (revision === null || takenAs !== null) return address;
    const settings = await this.texts.messageSettings();
    const isDue = event && leadsTo({ kind, channel }, event, order, settings, events.slice(index + 1));
    return isDue ? address : null;
  }

  /** Throws DeliveryFailed if it is to be tried again. */
  private async send(message: WaitingMessage, address: Address): Promise<void> {
    const { id, kind, channel, tries: attempt } = message;
    const about = { message: id, kind, channel, to: address.to, attempt };
    try {
      const taken = message.takenAs ?? (await this.deliver(message, address));
      await this.record(message, {
        type: 'MessageSent',
        data: { ...about, ...(taken === 'kept' && { isKept: true as const }) },
      });
    } catch (error) {
      if (!(error instanceof DeliveryFailed)) throw error;
      const isFinal = error.isFinal || this.pauseAfter(message) === undefined;
      this.log.warn(
        { channel, kind, reason: error.reason, isFinal },
        'a message to a guest could not be sent',
      );
      await this.record(message, {
        type: 'MessageFailed',
        data: { ...about, reason: error.reason, isFinal },
      });
      if (!isFinal) throw error;
    }
  }

  private async deliver({ id, kind, channel }: WaitingMessage, { order, to, history }: Address) {
    const { replyTo, ...shop } = this.texts.shop(order.branch.id);
    const facts: MessageFacts = {
      ...{ order, shop, history },
      statusUrl: `${this.settings.publicUrl}/status/${order.uid}/${this.secrets.orderHash(order.id)}`,
    };
    const template = await this.texts.template(kind);
    const taken = await this.messages.deliver({ id, channel, to, template, facts, replyTo });
    // What is kept is kept once, however often it is tried.
    if (taken === 'sent') await this.queue.markSent(id);
    return taken;
  }

  private pauseAfter({ tries }: WaitingMessage): number | undefined {
    return this.settings.messages.pausesMs[tries - 1];
  }

  private async record(
    { id, orderId, tries, requestedBy }: WaitingMessage,
    event: Extract<OrderEvent, { type: 'MessageSent' | 'MessageFailed' }>,
  ): Promise<void> {
    const commandId = deterministicId('message attempt', id, String(tries));
    const outcome = await this.transactor.transact({
      stream: orderStream(orderId),
      decider: orderStreams.decider,
      decide: ({ state }) => recordAttempt(state, event),
      context: {
        ...{ commandId, correlationId: id, causationId: id },
        actor: requestedBy === null ? { kind: 'rule', id: 'messages' } : { kind: 'user', id: requestedBy },
        origin: requestedBy === null ? 'system' : 'back office',
      },
    });
    const isErased =
      outcome.accepted && outcome.state.state.status !== 'none' && outcome.state.state.isErased;
    // It was kept in the local mailbox after the guest's data was erased.
    if (isErased) await this.queue.forgetOrder(orderId);
  }
}
