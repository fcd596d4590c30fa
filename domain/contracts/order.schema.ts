import { z } from 'zod';
import { actorSchema, originSchema } from '../kernel/event.js';
import { orderAddressSchema, orderContactSchema, reviewSchema } from '../ordering/order/order-events.js';
import { orderPricingSchema } from '../pricing/pricing.schema.js';
import {
  orderDonationSchema,
  orderItemSchema,
  orderStatusSchema,
  paymentMethodSchema,
} from '../ordering/order/order-terms.schema.js';
import { onlinePaymentsSchema, paymentStatusSchema } from './payments.schema.js';
import { refundCauseSchema } from '../ordering/order/online-payment-events.js';
import { deliveryModeSchema } from '../delivery/delivery-mode.schema.js';

const instant = z.iso.datetime();

/** The flags of the specification, derived from the order's events. */
export const orderFlagsSchema = z.object({
  isConfirmed: z.boolean(),
  isRejected: z.boolean(),
  isCompleted: z.boolean(),
  isCanceled: z.boolean(),
  isFailed: z.boolean(),
  isInDelivery: z.boolean(),
  isDelivered: z.boolean(),
  isDelivery: z.boolean(),
  isDineIn: z.boolean(),
  isPaid: z.boolean(),
  isRefunded: z.boolean(),
});

/** The newest offer of a request for a quotation. Its prices are those of the order's lines. */
export const quotationSchema = z
  .object({
    /** Counts the offers of an order from 1; the guest's answer names the one that was shown. */
    offer: z.number().int().positive(),
    /** Empty without one; null once the order's personal data is erased. */
    message: z.string().nullable(),
    validUntil: instant,
    offeredAt: instant,
  })
  .meta({ id: 'Quotation' });

/** An order as staff see it: board, list and detail. */
export const staffOrderSchema = orderFlagsSchema
  .extend({
    id: z.uuid(),
    uid: z.string(),
    ticketNumber: z.number().int(),
    branch: z.object({ id: z.uuid(), name: z.string() }),
    businessDate: z.iso.date(),
    status: orderStatusSchema,
    mode: deliveryModeSchema,
    tableIdentifier: z.string().nullable(),
    contact: orderContactSchema,
    address: orderAddressSchema.nullable(),
    deliveryAddress: orderAddressSchema.nullable(),
    deliveryArea: z.string().nullable(),
    comment: z.string().nullable(),
    items: z.array(orderItemSchema),
    /** Whether each line is done in the kitchen. */
    prepared: z.array(z.boolean()).default([]),
    /** Of each line: revision of the event that changed its free texts last; null as it was placed. Missing in older orders. */
    textRevisions: z.array(z.string().nullable()).optional(),
    /** Revision of the last event that changed what was paid and given back; null before one. Missing in older orders. */
    settledRevision: z.string().nullable().optional(),
    pricing: orderPricingSchema,
    currency: z.string(),
    paymentMethod: paymentMethodSchema,
    /** Decimal: what has been paid, what is still open, and what is to be given back and is not yet on its way. */
    paidAmount: z.number(),
    openAmount: z.number(),
    /** Decimal: what was given back on purpose and is not asked for again. */
    waivedAmount: z.number(),
    /** Decimal: what the guest got back, by the provider or by hand. Missing where nothing could be given back by hand yet. */
    refundedAmount: z.number().optional(),
    /** Decimals: what was given back of which line, by its index. Missing in older orders. */
    lineRefunds: z
      .array(z.object({ refund: z.uuid(), line: z.number().int(), amount: z.number() }))
      .optional(),
    /**
     * Refunds with a cause, as closings count them: `rate` of the line it is about, null where it is about several; `amount` is a
     * decimal, 0 until the refund has succeeded. Missing in older orders.
     */
    saleRefunds: z
      .array(
        z.object({
          id: z.uuid(),
          cause: refundCauseSchema,
          rate: z.number().nullable(),
          amount: z.number(),
        }),
      )
      .optional(),
    owedAmount: z.number(),
    onlinePayments: onlinePaymentsSchema,
    paymentStatus: paymentStatusSchema,
    /** What staff have to look at, because no rule can settle it. */
    paymentTrouble: z.enum(['captureFailed', 'refundFailed', 'chargeback']).nullable(),
    /** Decimal: what was captured online and can be given back by the provider. */
    refundableAmount: z.number(),
    appointmentDate: instant.nullable(),
    /** When the branch opens for an order wanted as soon as possible, as it was when it was placed; null: at once. Missing in older orders. */
    beginsAt: instant.nullable().optional(),
    /** When an order wanted as soon as possible was promised; missing in others, and in older orders. */
    expectedAt: instant.optional(),
    appointment: instant.nullable(),
    /** Proposed by the branch, while the guest has not answered; and until when they may. */
    counterAppointment: instant.nullable(),
    answerBy: instant.nullable(),
    /** Remarks of staff, oldest first. A text is null once the order's personal data is erased. */
    notes: z.array(z.object({ text: z.string().nullable(), at: instant, actor: actorSchema })),
    /** The guest's questionnaire. */
    review: reviewSchema
      .extend({
        at: instant,
        /** Only there once the branch has answered. */
        answer: z.object({ text: z.string().nullable(), at: instant, actor: actorSchema }).optional(),
      })
      .nullable(),
    rejectionMessage: z.string().nullable(),
    cancelationReason: z.string().nullable(),
    /** Placed as a request for a quotation; and the newest offer, null before there is one. */
    isQuotation: z.boolean(),
    quotation: quotationSchema.nullable(),
    /** What the business donates with it; missing without. */
    donation: orderDonationSchema.optional(),
    /** Nobody confirmed or answered it in time. */
    isMissed: z.boolean().default(false),
    /** When it became ready to be picked up or served. */
    readyAt: instant.nullable().default(null),
    origin: originSchema,
    placedAt: instant,
    changedAt: instant,
    /** Only there if so: when the personal data was erased, for good. */
    erasedAt: instant.optional(),
    /** Only there if so: an event of it cannot be read, and what came after it is missing. */
    isIncomplete: z.literal(true).optional(),
    /** Only there if so, in lists of open orders: its kitchen ticket should have come out of a printer long ago. */
    isTicketLate: z.literal(true).optional(),
    /** Revision of the last event, a decimal string. */
    revision: z.string(),
  })
  .meta({ id: 'StaffOrder' });
export type StaffOrder = z.infer<typeof staffOrderSchema>;

/** One step of the customer's timeline. */
export const timelineEntrySchema = z
  .object({
    type: z.string(),
    at: instant,
    /** German, for the customer. */
    text: z.string(),
  })
  .meta({ id: 'TimelineEntry' });
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

/** An order as its customer sees it. The server fills in `hash` for callers who already know it. */
export const publicOrderSchema = orderFlagsSchema
  .extend({
    id: z.uuid(),
    uid: z.string(),
    hash: z.string(),
    ticketNumber: z.number().int(),
    status: orderStatusSchema,
    tableIdentifier: z.string().nullable(),
    rejectionMessage: z.string().nullable(),
    appointment: instant.nullable(),
    appointmentDate: instant.nullable(),
    /** When the branch opens for an order wanted as soon as possible, as it was when it was placed; null: at once. Missing in older orders. */
    beginsAt: instant.nullable().optional(),
    /** When an order wanted as soon as possible was promised; missing in others, and in older orders. */
    expectedAt: instant.optional(),
    counterAppointment: instant.nullable(),
    /** Until when the guest may answer the proposed time. */
    answerBy: instant.nullable(),
    /** Placed as a request for a quotation; and the newest offer, null before there is one. */
    isQuotation: z.boolean(),
    quotation: quotationSchema.nullable(),
    paymentMethod: paymentMethodSchema,
    paymentStatus: paymentStatusSchema,
    /** Whether the guest can pay online what is open. */
    isPayable: z.boolean(),
    /** Decimals: what has been paid, and what is still to be paid. */
    paidAmount: z.number(),
    openAmount: z.number(),
    /** Only there if so, a decimal: what the provider keeps for us and takes from the guest once the order is confirmed. */
    heldAmount: z.number().optional(),
    refundedAmount: z.number(),
    /** Decimal: refunds that were asked for and have not arrived. */
    refundingAmount: z.number(),
    /** Only there if so: of these, what the provider takes only then. `amount` is a decimal. */
    waitingRefunds: z.array(z.object({ amount: z.number(), until: instant })).optional(),
    /** Decimal: the part of both that was paid above the order's price and goes back by itself. */
    surplusRefundedAmount: z.number(),
    surplusRefundingAmount: z.number(),
    questionnaireRating: z.number().nullable(),
    /** What the branch answered to the questionnaire. Its text is null once the order's personal data is erased. */
    reviewAnswer: z.object({ text: z.string().nullable(), at: instant }).nullable(),
    /** What the customer wrote; null or empty without, and null once the order's personal data is erased. */
    comment: z.string().nullable(),
    /** Where a delivery goes; missing in others. Its fields are null once the order's personal data is erased. */
    deliveryAddress: orderAddressSchema.optional(),
    branch: z.object({ id: z.uuid(), name: z.string() }),
    currency: z.string(),
    /** What the business donates with it; missing without. */
    donation: orderDonationSchema.optional(),
    /** Of a request, prices that are hidden are 0 until an offer names them, and so is each sum with one in it. */
    items: z.array(orderItemSchema),
    pricing: orderPricingSchema,
    timeline: z.array(timelineEntrySchema),
    placedAt: instant,
    /** Only there if so: the number of the unpaid order that the guest sent this one in place of. */
    replaces: z.string().optional(),
    /** Only there if so: when the personal data was erased, for good. */
    erasedAt: instant.optional(),
    /** Only there if so: an event of it cannot be read, and what came after it is missing. */
    isIncomplete: z.literal(true).optional(),
    revision: z.string(),
  })
  .meta({ id: 'PublicOrder' });
export type PublicOrder = z.infer<typeof publicOrderSchema>;

/** The response to a new order: the public order, and the payment URL if it is to be paid now. */
export const placedOrderSchema = publicOrderSchema
  .extend({ paymentRedirectUrl: z.string().optional() })
  .meta({ id: 'PlacedOrder' });
export type PlacedOrder = z.infer<typeof placedOrderSchema>;

/** One event of an order's history, readable by staff. */
export const orderHistoryEntrySchema = z
  .object({
    position: z.string(),
    revision: z.string(),
    at: instant,
    type: z.string(),
    /** German sentence. */
    text: z.string(),
    actor: actorSchema.extend({ name: z.string().nullable() }),
    origin: originSchema,
    changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  })
  .meta({ id: 'OrderHistoryEntry' });
export type OrderHistoryEntry = z.infer<typeof orderHistoryEntrySchema>;
