import { z } from 'zod';
import { personal } from '../kernel/personal.js';
import { priceModelSchema } from '../kernel/price-model.js';
import { unitNameSchema } from '../kernel/unit-name.js';

/** One step of the story how a price came about: 'Grundpreis', an option, the amount, the rounding, the rate. */
export const priceStepSchema = z
  .object({
    kind: z.enum(['base', 'option', 'amount', 'rounding', 'tax']),
    /** German, for people. */
    label: z.string(),
    /** The price after this step, a decimal in the order's currency (for 'tax': the tax contained). */
    value: z.number(),
  })
  .meta({ id: 'PriceStep' });
export type PriceStep = z.infer<typeof priceStepSchema>;

/** What was chosen in one step of a configurable product. */
export const chosenPartSchema = z
  .object({
    name: z.string(),
    /** Names of the chosen options, in the order of the part's options. */
    choices: z.array(z.string()),
    /** Free text typed by the customer. */
    text: personal(z.string()),
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
    unitGross: z.number(),
    net: z.number(),
    /** Percent. */
    taxRate: z.number(),
    tax: z.number(),
    gross: z.number(),
    explanation: z.array(priceStepSchema),
  })
  .meta({ id: 'OrderItem' });
export type OrderItem = z.infer<typeof orderItemSchema>;

/** The specification's pricing result. Decimals; `taxes` maps a rate in percent to the tax at that rate. */
export const orderPricingSchema = z
  .object({
    net: z.number(),
    tax: z.number(),
    gross: z.number(),
    deliveryNet: z.number(),
    deliveryTax: z.number(),
    deliveryGross: z.number(),
    totalNet: z.number(),
    totalTax: z.number(),
    totalGross: z.number(),
    taxes: z.record(z.string(), z.number()),
    model: priceModelSchema,
  })
  .meta({ id: 'OrderPricing' });
export type OrderPricing = z.infer<typeof orderPricingSchema>;
