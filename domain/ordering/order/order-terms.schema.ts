import { z } from 'zod';
import { visitContexts } from '../../analytics/analytics-entry.schema.js';
import { personal } from '../../kernel/event.js';
import { priceModelSchema, priceStepSchema, unitNameSchema } from '../../pricing/pricing.schema.js';
import { uploadReferenceSchema } from '../../records/definitions/upload.schema.js';

export const paymentMethodSchema = z
  .enum(['cash', 'atm-card', 'hydro-ag-voucher', 'mollie', 'datatrans'])
  .meta({ id: 'PaymentMethod' });
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

/** The status of an order. Derived from its events, never set. */
export const orderStatusSchema = z
  .enum([
    'requested',
    'offered',
    'awaitingPayment',
    'pending',
    'proposed',
    'confirmed',
    'ready',
    'dispatched',
    'completed',
    'rejected',
    'canceled',
    'failed',
  ])
  .meta({ id: 'OrderStatus' });
export type OrderStatus = z.infer<typeof orderStatusSchema>;

/** What was chosen in one step of a configurable product. */
export const chosenPartSchema = z
  .object({
    name: z.string(),
    /** Names of the chosen options, in the order of the part's options. */
    choices: z.array(z.string()),
    /** Free text typed by the customer. */
    text: personal(z.string()),
    /** The files uploaded by the customer; orders from before files could be sent have none. */
    uploads: personal(z.array(uploadReferenceSchema)).optional(),
  })
  .meta({ id: 'ChosenPart' });
export type ChosenPart = z.infer<typeof chosenPartSchema>;

/** A line of an order, frozen when it was placed. Amounts of money are decimals in the order's currency. */
export const orderItemSchema = z
  .object({
    product: z.uuid(),
    name: z.string(),
    amount: z.number().positive(),
    unit: unitNameSchema,
    parts: z.array(chosenPartSchema),
    isPriceHidden: z.boolean(),
    model: priceModelSchema,
    /** For one of the product's own unit, options included; of an offered line, for one of the ordered unit. */
    unitGross: z.number(),
    net: z.number(),
    /** Percent. */
    taxRate: z.number(),
    tax: z.number(),
    gross: z.number(),
    explanation: z.array(priceStepSchema),
    /** What a package contains, for one of the product's own unit. Missing for all else, and in lines from before it was kept. */
    contents: z
      .array(z.object({ product: z.uuid(), name: z.string(), amount: z.number(), unit: unitNameSchema }))
      .optional(),
  })
  .meta({ id: 'OrderItem' });
export type OrderItem = z.infer<typeof orderItemSchema>;

/** How an order was placed, and the last place outside that its guest's visit came from. Nothing in it names a person. */
export const orderOriginSchema = z.object({
  /** `phone`: staff entered it with a number to call back; `staff`: without one. */
  context: z.enum([...visitContexts, 'staff', 'phone']),
  /** A name such as 'Google', a host, or what the link said of itself; null if the guest came from nowhere, or did not say. */
  source: z.string().nullable(),
  medium: z.string().nullable(),
  campaign: z.string().nullable(),
});
export type OrderOrigin = z.infer<typeof orderOriginSchema>;

/**
 * What is donated with an order, to the organisation that its guest chose. `amount` is what the business gives, no part of the order's
 * sums; what the guest gives on top is `donation` of its pricing.
 */
export const orderDonationSchema = z
  .object({
    donatee: z.uuid(),
    /** As it was called then. */
    name: z.string(),
    /** Decimal, in the order's currency. */
    amount: z.number(),
  })
  .meta({ id: 'OrderDonation' });
export type OrderDonation = z.infer<typeof orderDonationSchema>;

/** Why staff call an order off, which is not personal and stays after an erasure. */
export const cancelCauses = ['guest', 'notMet', 'duplicate', 'other'] as const;
export type CancelCause = (typeof cancelCauses)[number];

export const cancelCauseSchema = z
  .enum(cancelCauses)
  .meta({ id: 'CancelCause', description: 'Called off by the guest, not fetched or not met, ordered twice' });
