import { z } from 'zod';
import { personal } from '../../kernel/event.js';

const instant = z.iso.datetime();
/** Our id of one attempt to pay, also the provider's idempotency key. */
const attempt = z.uuid();
const refund = z.uuid();
/** Decimal in the order's currency, above 0. */
const amount = z.number().positive();
/** What failed, in the provider's own short code. Never a text about a person. */
const code = z.string();

export const onlineMethodSchema = z.enum(['mollie', 'datatrans']);
export type OnlineMethod = z.infer<typeof onlineMethodSchema>;

/** Why staff give money back: a line was missing, or was faulty; goodwill; or another reason, which they write. */
export const refundCauseSchema = z
  .enum(['missing', 'faulty', 'goodwill', 'other'])
  .meta({ id: 'RefundCause' });
export type RefundCause = z.infer<typeof refundCauseSchema>;

/** Why a rule gives money back: the order ended, or more was paid than it costs. No event holds it, it shows in the order. */
export const refundOccasionSchema = z
  .enum(['rejected', 'canceled', 'failed', 'overpaid'])
  .meta({ id: 'RefundOccasion' });
export type RefundOccasion = z.infer<typeof refundOccasionSchema>;

/**
 * The payments of an order at a provider. An amount is what this event adds: several captures, refunds and chargebacks of
 * one attempt add up.
 */
export const onlinePaymentEvents = {
  /** Written before the provider is called. */
  PaymentInitiated: z.object({
    attempt,
    method: onlineMethodSchema,
    amount,
    /** `manual`: only authorized first, and captured when the branch confirms the order. */
    capture: z.enum(['automatic', 'manual']),
    initiatedAt: instant,
  }),
  /** The provider knows the attempt; the guest can pay at the address until it expires. */
  PaymentOpened: z.object({
    attempt,
    /** The provider's id of the payment. */
    reference: z.string(),
    checkoutUrl: z.string().nullable(),
    expiresAt: instant.nullable(),
  }),
  PaymentAuthorized: z.object({ attempt, amount, captureBefore: instant.nullable() }),
  CaptureRequested: z.object({ attempt, amount }),
  PaymentCaptured: z.object({ attempt, amount }),
  PaymentFailed: z.object({ attempt, reason: code }),
  PaymentExpired: z.object({ attempt }),
  PaymentCanceled: z.object({ attempt }),
  VoidRequested: z.object({ attempt }),
  PaymentVoided: z.object({ attempt }),
  RefundRequested: z.object({
    refund,
    attempt,
    amount,
    reason: personal(z.string()),
    /** Stays when the order's personal data is erased. Events of before, and those of a rule, have none. */
    cause: refundCauseSchema.optional(),
    /** The line that was missing or faulty, where it is one; counted from 0, as the order was then. */
    index: z.number().int().nonnegative().optional(),
    /** By a rule: the order ended, or was paid twice. */
    isAutomatic: z.literal(true).optional(),
  }),
  RefundSucceeded: z.object({
    refund,
    attempt,
    amount,
    reference: z.string(),
    /** Nobody asked for it here: it was made at the provider. */
    isFromProvider: z.literal(true).optional(),
  }),
  RefundFailed: z.object({ refund, attempt, amount, reason: code }),
  ChargebackReceived: z.object({ attempt, reference: z.string(), amount }),
  ChargebackReversed: z.object({ attempt, reference: z.string(), amount }),
  /** No attempt to pay succeeded in time. */
  OrderFailed: z.object({}),
} as const;
