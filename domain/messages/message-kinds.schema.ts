import { z } from 'zod';

/** The kinds of messages to guests. Names are kept in the log for ever. */
export const messageKinds = [
  'newOrder',
  'newRequest',
  'confirmation',
  'orderChanged',
  'rejection',
  'counterAppointment',
  'inDelivery',
  'canceled',
  'refund',
  'reviewRequest',
  'offer',
  'reviewAnswer',
] as const;
export const messageKindSchema = z.enum(messageKinds);
export type MessageKind = z.infer<typeof messageKindSchema>;

export const messageKindLabels: Record<MessageKind, string> = {
  newOrder: 'Bestellung eingegangen',
  newRequest: 'Anfrage eingegangen',
  confirmation: 'Bestellung bestätigt',
  orderChanged: 'Bestellung geändert',
  rejection: 'Bestellung abgelehnt',
  counterAppointment: 'Neuer Termin vorgeschlagen',
  inDelivery: 'Unterwegs oder bereit',
  canceled: 'Bestellung storniert',
  refund: 'Geld zurückgezahlt',
  reviewRequest: 'Bitte um eine Bewertung',
  offer: 'Angebot',
  reviewAnswer: 'Antwort auf eine Bewertung',
};

export const messageChannels = ['email', 'sms'] as const;
export const messageChannelSchema = z.enum(messageChannels);
export type MessageChannel = z.infer<typeof messageChannelSchema>;

export const channelLabels: Record<MessageChannel, string> = { email: 'E-Mail', sms: 'SMS' };

/** Why an attempt failed. */
export const messageFailureSchema = z.enum(['unreachable', 'refused', 'wrong-address', 'not-set-up']);
export type MessageFailure = z.infer<typeof messageFailureSchema>;

/** Which kind of message an event of an order leads to, by the event's type. */
const kindsOfEvents: Readonly<Record<string, MessageKind>> = {
  OrderSubmitted: 'newOrder',
  OrderConfirmed: 'confirmation',
  OrderRejected: 'rejection',
  CounterAppointmentProposed: 'counterAppointment',
  OrderReady: 'inDelivery',
  OrderDispatched: 'inDelivery',
  OrderCanceled: 'canceled',
  RefundSucceeded: 'refund',
  OrderCompleted: 'reviewRequest',
  QuotationOffered: 'offer',
  ReviewAnswered: 'reviewAnswer',
  OrderItemAdded: 'orderChanged',
  OrderItemChanged: 'orderChanged',
  OrderItemRemoved: 'orderChanged',
};

interface AnyEvent {
  readonly type: string;
  readonly data: unknown;
}

/** An order is confirmed to the guest once it is submitted, a request for a quotation when it is placed. */
export function messageKindOf({ type, data }: AnyEvent): MessageKind | null {
  if (type === 'OrderPlaced') return (data as { isQuotation?: true }).isQuotation ? 'newRequest' : null;
  return Object.hasOwn(kindsOfEvents, type) ? kindsOfEvents[type]! : null;
}
