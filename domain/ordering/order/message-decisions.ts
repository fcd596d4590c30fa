import type { Decision } from '../../kernel/decider.js';
import { refuse } from '../../kernel/refusal.js';
import type { MessageChannel } from '../../messages/message-kinds.schema.js';
import type { Order } from './order.js';
import { refuseUnknownOrder } from './order-decisions.js';
import type { OrderEvent } from './order-events.js';

type Attempt = Extract<OrderEvent, { type: 'MessageSent' | 'MessageFailed' }>;

/** The result of an attempt to send a message, in any status; nothing if the message has ended already. */
export function recordAttempt(order: Order, attempt: Attempt): Decision<OrderEvent> {
  if (order.status === 'none') return refuseUnknownOrder();
  if (order.endedMessages.includes(attempt.data.message)) return [];
  // It was on its way when the guest's data was erased.
  return [order.isErased ? ({ ...attempt, data: { ...attempt.data, to: null } } as Attempt) : attempt];
}

const missing: Record<MessageChannel, string> = {
  email: 'Zu dieser Bestellung gibt es keine E-Mail-Adresse.',
  sms: 'Zu dieser Bestellung gibt es keine Telefonnummer.',
};

export const refuseWithoutAddress = (channel: MessageChannel) =>
  refuse('invalid', `no-${channel}-address`, missing[channel]);
