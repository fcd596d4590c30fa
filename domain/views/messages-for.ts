import type { StaffOrder } from '../contracts/order.schema.js';
import type { MessageTemplate } from '../messages/default-templates.js';
import {
  type MessageChannel,
  messageChannels,
  type MessageKind,
  messageKindOf,
} from '../messages/message-kinds.schema.js';
import { isItemEvent, isUnfulfilled } from '../ordering/order/order.js';
import type { OrderEvent } from '../ordering/order/order-events.js';

export interface MessageSettings {
  readonly template: (kind: MessageKind) => Pick<MessageTemplate, 'isMailed' | 'isTexted'>;
  readonly enablePluginSMS: boolean;
  readonly enablePluginOrderReviews: boolean;
}

/** What is to be known of the order, as it is when the message leaves. */
type Facts = Pick<StaffOrder, 'status' | 'mode' | 'contact' | 'review' | 'quotation' | 'counterAppointment'>;

interface Message {
  readonly kind: MessageKind;
  readonly channel: MessageChannel;
}

/** The messages to the guest that an event of an order leads to; `later` came after it. */
export function messagesFor(
  event: OrderEvent,
  order: Facts,
  settings: MessageSettings,
  later: readonly OrderEvent[],
): Message[] {
  const kind = messageKindOf(event);
  if (kind === null || !isWanted(event, order, settings)) return [];
  if (!holdsStill(kind, order) || isReplaced(event, order, later)) return [];
  return chosenChannels(kind, settings)
    .filter((channel) => addressFor(channel, order) !== null)
    .map((channel) => ({ kind, channel }));
}

/** Whether an event of an order leads to this message, as the order is now. */
export const leadsTo = (
  { kind, channel }: Message,
  event: OrderEvent,
  order: Facts,
  settings: MessageSettings,
  later: readonly OrderEvent[],
): boolean =>
  messagesFor(event, order, settings, later).some((one) => one.kind === kind && one.channel === channel);

/** Where a message goes; null for a guest who gave no such address, or whose data was erased. */
export const addressFor = (channel: MessageChannel, { contact }: Pick<Facts, 'contact'>): string | null =>
  (channel === 'email' ? contact.email : contact.phone) || null;

/** The channels by which the shop sends a kind of message. */
export function chosenChannels(kind: MessageKind, settings: MessageSettings): readonly MessageChannel[] {
  const { isMailed, isTexted } = settings.template(kind);
  const isChosen = { email: isMailed, sms: isTexted && settings.enablePluginSMS };
  return messageChannels.filter((channel) => isChosen[channel]);
}

/** A guest who sits in the inn sees the food coming, and a confirmation by rule follows the order within a second. */
function isWanted(event: OrderEvent, { mode }: Facts, settings: MessageSettings): boolean {
  if (event.type === 'OrderSubmitted') return event.data.isConfirmedByRule !== true;
  if (event.type === 'OrderReady') return mode !== 'dineIn';
  if (event.type === 'OrderCompleted') return settings.enablePluginOrderReviews;
  return true;
}

/** Whether there is something newer to say: of offers, of proposed times and of changes only the last is sent. */
function isReplaced(
  event: OrderEvent,
  { quotation, counterAppointment }: Facts,
  later: readonly OrderEvent[],
): boolean {
  if (isItemEvent(event)) return later.some(isItemEvent);
  if (event.type === 'QuotationOffered') return quotation?.offer !== event.data.offer;
  return event.type === 'CounterAppointmentProposed' && counterAppointment !== event.data.appointment;
}

/** Whether the message is still true: it may have waited for a server while the order went on. */
export function holdsStill(kind: MessageKind, { status, review }: Pick<Facts, 'status' | 'review'>): boolean {
  const isCalledOff = isUnfulfilled(status);
  switch (kind) {
    case 'counterAppointment':
      return status === 'proposed';
    case 'newOrder':
    case 'confirmation':
    case 'inDelivery':
      return !isCalledOff;
    case 'orderChanged':
      return isChangeNews(status);
    case 'newRequest':
      return status === 'requested';
    case 'offer':
      return status === 'offered';
    case 'reviewRequest':
      return status === 'completed' && review === null;
    case 'reviewAnswer':
      return review?.answer !== undefined;
    case 'rejection':
    case 'canceled':
    case 'refund':
      return true;
    default:
      return kind satisfies never;
  }
}

/**
 * Whether the guest needs to hear of a change of the lines. The offer to a request names what it was changed to, and who
 * has read that the food is ready would take it for another change: that message names what is still open.
 */
const isChangeNews = (status: Facts['status']): boolean =>
  status === 'pending' || status === 'proposed' || status === 'confirmed';
