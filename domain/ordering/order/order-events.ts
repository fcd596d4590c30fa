import { z } from 'zod';
import { businessDate } from '../../calendar/zoned-time.js';
import {
  messageChannelSchema,
  messageFailureSchema,
  messageKindSchema,
} from '../../messages/message-kinds.schema.js';
import { type EventFamily, type EventOf, personal, streamKeyOf } from '../../kernel/event.js';
import { deliveryModeSchema } from '../../delivery/delivery-mode.schema.js';
import {
  cancelCauseSchema,
  orderDonationSchema,
  orderItemSchema,
  orderOriginSchema,
  paymentMethodSchema,
} from './order-terms.schema.js';
import { onlinePaymentEvents, refundCauseSchema } from './online-payment-events.js';
import { orderPricingSchema } from '../../pricing/pricing.schema.js';

const instant = z.iso.datetime();
const text = z.string();

/** Name and contact of the guest. Every field is null once the order's personal data is erased. */
export const orderContactSchema = z.object({
  firstName: personal(text),
  lastName: personal(text),
  companyName: personal(text),
  vatNumber: personal(text),
  email: personal(text),
  phone: personal(text),
});

export const orderAddressSchema = z.object({
  name: personal(text),
  companyName: personal(text),
  street: personal(text),
  floor: personal(text),
  stairway: personal(text),
  door: personal(text),
  zipCode: personal(text),
  city: personal(text),
  country: personal(text),
});

export const deliveryAreaSnapshotSchema = z.object({
  name: z.string(),
  price: z.number(),
  taxRate: z.number(),
  /** When the delivery costs nothing; unknown in orders from before items could be changed, whose fee stays. */
  free: z.boolean().optional(),
  freeFromOrderValue: z.number().nullable().optional(),
});

/** All that the order's meaning needs for ever: a later change of a product never changes an order. */
export const orderPlacedSchema = z.object({
  uid: z.string(),
  branch: z.uuid(),
  branchName: z.string(),
  /** Calendar date (YYYY-MM-DD) of the branch's business day, which ends at 04:00. */
  businessDate: z.iso.date(),
  timeZone: z.string(),
  currency: z.string(),
  ticketNumber: z.number().int().positive(),
  mode: deliveryModeSchema,
  tableIdentifier: z.string().nullable(),
  menu: z.object({ id: z.string(), revision: z.string() }),
  items: z.array(orderItemSchema).min(1),
  pricing: orderPricingSchema,
  deliveryArea: deliveryAreaSnapshotSchema.nullable(),
  paymentMethod: paymentMethodSchema,
  /** The requested time; null is 'as soon as possible'. */
  appointmentDate: instant.nullable(),
  /** When the branch opens for an order wanted as soon as possible; missing if it could begin at once. */
  beginsAt: instant.optional(),
  /** When an order wanted as soon as possible was promised; missing in requests, and from before it was kept. */
  expectedAt: instant.optional(),
  contact: orderContactSchema,
  address: orderAddressSchema.nullable(),
  deliveryAddress: orderAddressSchema.nullable(),
  comment: personal(text),
  /** How the branch handles the order once it is submitted; by the usual rules where it is missing. */
  handling: z
    .object({
      /** Minutes from the submission to the deadline for the confirmation. */
      missedAfterMinutes: z.number(),
      isConfirmedByRule: z.boolean(),
      /** `manual`: online payments are only authorized, and captured when the branch confirms the order. */
      capture: z.enum(['automatic', 'manual']).optional(),
    })
    .optional(),
  /** Placed as a request for a quotation: nothing is agreed before the guest accepts an offer. */
  isQuotation: z.literal(true).optional(),
  /** Id of the unpaid order that the guest sent again as this one. */
  replaces: z.uuid().optional(),
  /** How the order came; missing in orders from before it was kept. */
  origin: orderOriginSchema.optional(),
  /** Missing if the guest chose nobody. */
  donation: orderDonationSchema.optional(),
  placedAt: instant,
});

/** The guest's questionnaire: stars from 1 to 5. */
const rating = z.number().int().min(1).max(5);
export const reviewSchema = z.object({
  rating,
  foodRating: rating,
  serviceRating: rating,
  processRating: rating,
  /** Empty without one. */
  comment: personal(text),
});
export type Review = z.infer<typeof reviewSchema>;

/**
 * Only there if so: the line has other free texts than before. Beside them, because they are erased. Older events do
 * not have it.
 */
const hasNewText = z.literal(true).optional();

/** A line that the kitchen is about. The name is that of the product when it happened. */
const itemIndex = z.number().int().nonnegative();
const kitchenLine = z.object({ index: itemIndex, product: z.uuid(), name: text });

/** One attempt to send a message to the guest. */
const attemptSchema = z.object({
  message: z.uuid(),
  kind: messageKindSchema,
  channel: messageChannelSchema,
  /** E-mail address or phone number. */
  to: personal(text),
  /** From 1. */
  attempt: z.number().int().positive(),
});

/** Why the personal data of an order was erased: somebody asked for it, or the time for which it is kept is over. */
export const erasureReasonSchema = z.enum(['request', 'retention']);
export type ErasureReason = z.infer<typeof erasureReasonSchema>;

const offerNumber = z.number().int().positive();

export const orderEvents = {
  OrderPlaced: orderPlacedSchema,
  OrderSubmitted: z.object({
    /** Deadline for the confirmation. */
    confirmBy: instant.optional(),
    /** The branch confirms its orders by a rule. */
    isConfirmedByRule: z.literal(true).optional(),
  }),
  /** Nobody has confirmed it in time. It goes on waiting. */
  OrderMissed: z.object({ dueAt: instant }),
  OrderConfirmed: z.object({ appointment: instant.nullable() }),
  /** The branch cannot keep the requested time and asks the guest for another one. */
  CounterAppointmentProposed: z.object({
    appointment: instant,
    /** Without an answer until then the order is canceled. */
    answerBy: instant,
  }),
  CounterAppointmentAccepted: z.object({
    /** The guest said so on the telephone, and staff recorded it. */
    isByPhone: z.literal(true).optional(),
  }),
  CounterAppointmentRejected: z.object({}),
  CounterAppointmentExpired: z.object({}),
  /** The branch takes its proposal back. The order waits for the branch again. */
  CounterAppointmentWithdrawn: z.object({
    /** Deadline for the confirmation; left out where an earlier one was missed. */
    confirmBy: instant.optional(),
  }),
  OrderRejected: z.object({ message: personal(text) }),
  OrderReady: z.object({}),
  OrderDispatched: z.object({}),
  OrderCompleted: z.object({}),
  /** Its text may be erased, its cause stays; none in events from before it was asked for, and of rules. */
  OrderCanceled: z.object({ reason: personal(text), cause: cancelCauseSchema.optional() }),
  OrderItemAdded: z.object({ item: orderItemSchema, pricing: orderPricingSchema, hasNewText }),
  OrderItemChanged: z.object({
    index: itemIndex,
    item: orderItemSchema,
    previous: orderItemSchema,
    pricing: orderPricingSchema,
    hasNewText,
    /** Why it became less; needed once something is paid or the day is closed. */
    reason: personal(text).optional(),
  }),
  OrderItemRemoved: z.object({
    index: itemIndex,
    previous: orderItemSchema,
    pricing: orderPricingSchema,
    reason: personal(text).optional(),
  }),
  /** The kitchen has made a line; or it is to be made after all. */
  OrderItemPrepared: kitchenLine,
  OrderItemUnprepared: kitchenLine,
  /** The branch answers a request. A later offer replaces this one. */
  QuotationOffered: z.object({
    /** Counts the offers of an order from 1: the guest accepts the one that was shown. */
    offer: offerNumber,
    items: z.array(orderItemSchema).min(1),
    pricing: orderPricingSchema,
    /** Empty without one. */
    message: personal(text),
    /** Without an answer until then the order is canceled. */
    validUntil: instant,
  }),
  /** The guest no longer wants an offer, before there was one. The order is canceled with it. */
  QuotationRequestWithdrawn: z.object({}),
  QuotationAccepted: z.object({
    offer: offerNumber,
    /** How the guest pays instead of as the request says; left out where that stays. */
    paymentMethod: paymentMethodSchema.optional(),
  }),
  QuotationDeclined: z.object({ offer: offerNumber }),
  QuotationExpired: z.object({ offer: offerNumber }),
  NoteAdded: z.object({ text: personal(text) }),
  ReviewSubmitted: reviewSchema,
  /** The branch thanks or apologizes; the guest gets it by mail. */
  ReviewAnswered: z.object({ text: personal(text) }),
  PaymentRecorded: z.object({
    payment: z.uuid(),
    method: paymentMethodSchema,
    /** Decimal in the order's currency; negative where money went back, and in the counter entry of a payment. */
    amount: z.number(),
    /** The payment, or the refund, that this counter entry takes back as recorded by mistake. */
    corrects: z.uuid().optional(),
    /** The payment of which this refund gives something back to the guest. */
    refunds: z.uuid().optional(),
    /** What the refund is for. Stays when the order's personal data is erased. */
    cause: refundCauseSchema.optional(),
    /** The line that was missing or faulty, where it is one; counted from 0, as the order was then. */
    index: z.number().int().nonnegative().optional(),
    /** Why it was taken back or refunded. */
    reason: personal(text).optional(),
  }),
  ...onlinePaymentEvents,
  /** The guest sent the same anew. Replaced: this one is not to be; otherwise it was paid before and stays. */
  OrderSentAgain: z.object({
    /** Id of the order that was sent in its place. */
    by: z.uuid(),
    isReplaced: z.boolean(),
  }),
  /** A server took the message; or, where none is set, it was kept for staff to read. */
  MessageSent: attemptSchema.extend({ isKept: z.literal(true).optional() }),
  MessageFailed: attemptSchema.extend({
    reason: messageFailureSchema,
    /** Nobody tries again by themselves. */
    isFinal: z.boolean(),
  }),
  /** Paper came out of a printer. */
  ReceiptPrinted: z.object({
    job: z.uuid(),
    template: z.enum(['kitchen', 'receipt', 'deliveryNote', 'label', 'ticket']),
    /** From 1 on it said 'KOPIE'. */
    copy: z.number().int().nonnegative(),
    printer: z.object({ id: z.uuid(), name: z.string() }),
  }),
  /** The order's key is destroyed after it. What else has to be forgotten is named by ids, which say nothing of a person. */
  PersonalDataErased: z.object({
    reason: erasureReasonSchema,
    /** Uploads of the guest. */
    uploads: z.array(z.uuid()),
    /** Counter entries and refunds by hand, whose reasons were written by people. */
    counterEntries: z.array(z.uuid()),
  }),
} as const;

export type OrderEvent = EventOf<typeof orderEvents>;
export type OrderPlaced = z.infer<typeof orderPlacedSchema>;

/** Streams `order-<uuid>`: one order with its payments; its personal fields have a key of their own. */
export const orderFamily = {
  category: 'order',
  events: orderEvents,
  subject: (streamKey) => streamKey,
} as const satisfies EventFamily<typeof orderEvents>;

export const orderStream = (orderId: string): string => `order-${orderId}`;

/** The order's id from the name of its stream, `order-<uuid>`. */
export const orderIdOf = (event: { readonly stream: string }): string => streamKeyOf(event);

/**
 * The business days on which an order has a place (YYYY-MM-DD): that of its placing, and another one it is due on: by its
 * own time, by the one that the branch proposed instead, or as soon as the branch opens.
 */
export function daysOf(
  { businessDate: placedOn, appointmentDate, beginsAt, timeZone }: OrderPlaced,
  proposed: string | null = null,
): string[] {
  const due = proposed ?? appointmentDate ?? beginsAt;
  const dueOn = due ? businessDate(new Date(due), timeZone) : placedOn;
  return dueOn === placedOn ? [placedOn] : [placedOn, dueOn];
}
