import { z } from 'zod';
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

/** Why staff call an order off, which is not personal and stays after an erasure. */
export const cancelCauses = ['guest', 'notMet', 'duplicate', 'other'] as const;
export type CancelCause = (typeof cancelCauses)[number];

export const cancelCauseSchema = z
  .enum(cancelCauses)
  .meta({ id: 'CancelCause', description: 'Called off by the guest, not fetched or not met, ordered twice' });
