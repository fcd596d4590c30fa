import { z } from 'zod';
import { actorSchema } from '../kernel/event.js';
import {
  onlineMethodSchema,
  refundCauseSchema,
  refundOccasionSchema,
} from '../ordering/order/online-payment-events.js';
import { paymentMethodSchema } from '../ordering/order/order-terms.schema.js';
import { listMetaSchema } from './envelope.schema.js';

/** GET /api/payment-providers: a provider, and why online payments with it do not work. */
export const paymentProviderSchema = z
  .object({
    name: onlineMethodSchema,
    /** No money moves. */
    isSandbox: z.boolean(),
    /** Whether guests may be offered it, where it is switched on. Not while it refuses; what may pass changes nothing. */
    isUsable: z.boolean(),
    /** German; null if it works. */
    problem: z.string().nullable(),
  })
  .meta({ id: 'PaymentProvider' });
export type PaymentProviderStatus = z.infer<typeof paymentProviderSchema>;

/** Where the log and a provider disagree, or money that nobody has settled. Money in decimals. */
export const ledgerDifferenceSchema = z.object({
  kind: z.enum([
    'unknownAtProvider',
    'unknownHere',
    'amount',
    'status',
    'captured',
    'refunded',
    'chargedBack',
    'refundWaiting',
    'notGivenBack',
  ]),
  method: onlineMethodSchema,
  /** The provider's id of the payment. */
  reference: z.string().nullable(),
  order: z.uuid().nullable(),
  uid: z.string().nullable(),
  /** Of the order; null where none is known. */
  branch: z.uuid().nullable(),
  currency: z.string(),
  /** Of the payment; null where the difference is one of the whole order. */
  amount: z.number().nullable(),
  ours: z.number().nullable(),
  theirs: z.number().nullable(),
});

/** GET /api/ledger/comparison answers one of these a line: how far it is, at the end what it found or why it ended. */
export const ledgerLineSchema = z
  .union([
    z.object({ done: z.number().int(), total: z.number().int() }),
    z.object({
      orders: z.number().int(),
      payments: z.number().int(),
      differences: z.array(ledgerDifferenceSchema),
    }),
    z.object({ error: z.string() }),
  ])
  .meta({ id: 'LedgerLine' });
export type LedgerLine = z.infer<typeof ledgerLineSchema>;

/** What became of the online payments of an order. */
export const paymentStatusSchema = z
  .enum(['none', 'awaited', 'failed', 'authorized', 'paid', 'refunding', 'refunded'])
  .meta({ id: 'PaymentStatus' });
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

/** The payments of an order at providers, as staff see them. Money in decimals. */
export const onlinePaymentsSchema = z
  .object({
    attempts: z.array(
      z.object({
        id: z.uuid(),
        method: onlineMethodSchema,
        amount: z.number(),
        capture: z.enum(['automatic', 'manual']),
        initiatedAt: z.iso.datetime(),
        status: z.enum([
          'initiated',
          'opened',
          'authorized',
          'captured',
          'failed',
          'expired',
          'canceled',
          'voided',
        ]),
        /** The provider's id. */
        reference: z.string().nullable(),
        authorized: z.number(),
        captured: z.number(),
        chargedBack: z.number(),
        captureRequested: z.number(),
        isVoidRequested: z.boolean(),
      }),
    ),
    refunds: z.array(
      z.object({
        id: z.uuid(),
        attempt: z.uuid(),
        amount: z.number(),
        status: z.enum(['requested', 'succeeded', 'failed']),
        reference: z.string().nullable(),
        /** Missing where nobody named one. */
        cause: refundCauseSchema.optional(),
        /** What staff wrote about it; missing where nobody did, and once the order's personal data is erased. */
        reason: z.string().optional(),
        /** Missing where no rule made it. */
        occasion: refundOccasionSchema.optional(),
        /** Missing where it was made at the provider. */
        requestedAt: z.iso.datetime().optional(),
      }),
    ),
  })
  .meta({ id: 'OnlinePayments' });
export type OnlinePaymentsDocument = z.infer<typeof onlinePaymentsSchema>;

/**
 * Money that came or went: a payment, the counter entry that takes one back, a refund by the provider or by hand, or a chargeback by
 * the guest's bank, which may be reversed. Money in decimals; what goes is negative.
 */
export const paymentSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(['payment', 'counterEntry', 'refund', 'chargeback']),
    order: z.uuid(),
    uid: z.string(),
    ticketNumber: z.number().int(),
    branch: z.uuid(),
    /** The branch's business day in which the money was taken. */
    date: z.iso.date(),
    at: z.iso.datetime(),
    method: paymentMethodSchema,
    amount: z.number(),
    currency: z.string(),
    /** The provider's id of the payment or the refund. */
    reference: z.string().nullable(),
    /** The payment, or the refund by hand, that this counter entry takes back. */
    corrects: z.uuid().nullable(),
    /** The payment of which this refund by hand gave something back. */
    refunds: z.uuid().nullable(),
    /** The counter entry that took this payment, or this refund by hand, back. */
    correctedBy: z.uuid().nullable(),
    reason: z.string().nullable(),
    /** What a refund is for, where staff named it. */
    cause: refundCauseSchema.nullable(),
    /** Why a rule made a refund; null where people made it. */
    occasion: refundOccasionSchema.nullable(),
    by: actorSchema.extend({ name: z.string().nullable() }),
    /** Position of its event, a decimal string. */
    position: z.string(),
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof paymentSchema>;

/** Takings of a branch on a business day by one method, less counter entries, refunds and chargebacks. */
export const dailyPaymentsSchema = z
  .object({
    branch: z.uuid(),
    date: z.iso.date(),
    method: paymentMethodSchema,
    payments: z.number().int(),
    counterEntries: z.number().int(),
    /** Refunds and chargebacks. */
    refunds: z.number().int(),
    amount: z.number(),
  })
  .meta({ id: 'DailyPayments' });
export type DailyPayments = z.infer<typeof dailyPaymentsSchema>;

/** Totals of the whole selection, independent of the page, and the position of the log up to which they count. */
const standingSumSchema = z.object({ amount: z.number(), position: z.string() });

export const paymentsAnswerSchema = z.object({
  data: z.array(paymentSchema),
  meta: z.object({ ...listMetaSchema.shape, ...standingSumSchema.shape }),
});
export type PaymentsAnswer = z.infer<typeof paymentsAnswerSchema>;

export const dailyPaymentsAnswerSchema = z.object({
  data: z.array(dailyPaymentsSchema),
  meta: standingSumSchema,
});
export type DailyPaymentsAnswer = z.infer<typeof dailyPaymentsAnswerSchema>;

/** GET /api/payments/owed: orders for which more was paid than they cost, or which ended unfulfilled, until the money is on its way. */
export const owedPaymentsSchema = z
  .object({
    orders: z.number().int(),
    /** Total of refunds owed, in decimals. */
    amount: z.number(),
  })
  .meta({ id: 'OwedPayments' });
export type OwedPayments = z.infer<typeof owedPaymentsSchema>;
