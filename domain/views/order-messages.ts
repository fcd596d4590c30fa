import type { OrderMessage } from '../contracts/messages.schema.js';
import type { Actor } from '../kernel/event.js';
import { failureText, maskedAddress } from '../ordering/message-texts.js';
import type { OrderEvent } from '../ordering/order/order-events.js';

type Recorded = OrderEvent & { readonly metadata: { readonly at: string; readonly actor: Actor } };

/** The messages of an order by its events: the last attempt of each, oldest first. */
export function messagesOf(events: readonly Recorded[]): OrderMessage[] {
  const messages = new Map<string, OrderMessage>();
  for (const event of events) {
    if (event.type !== 'MessageSent' && event.type !== 'MessageFailed') continue;
    const { message: id, kind, channel, to, attempt: attempts } = event.data;
    const isSame = (other: OrderMessage) =>
      other.kind === kind && other.channel === channel && other.state === 'sent' && other.id !== id;
    // A rule may have reason to send the same kind twice, like for each of two refunds.
    const isAgain = event.metadata.actor.kind === 'user' && [...messages.values()].some(isSame);
    messages.set(id, {
      ...{ id, kind, channel, to: maskedAddress(to), attempts, at: event.metadata.at, nextAt: null },
      ...(event.type === 'MessageSent'
        ? { state: event.data.isKept ? 'kept' : 'sent', problem: null }
        : {
            state: event.data.isFinal ? 'failed' : 'waiting',
            problem: failureText(event.data.reason, channel),
          }),
      ...(isAgain && { isAgain: true as const }),
    });
  }
  return [...messages.values()];
}
