import { z } from 'zod';

export const unitNameSchema = z
  .enum([
    'piece',
    'serving',
    'pair',
    'person',
    'package',
    'gram',
    'decagram',
    'kilogram',
    'milliliter',
    'centiliter',
    'deciliter',
    'liter',
    'millimeter',
    'centimeter',
    'decimeter',
    'meter',
    'kilometer',
    'squareMillimeter',
    'squareCentimeter',
    'squareDecimeter',
    'squareMeter',
    'cubicMillimeter',
    'cubicCentimeter',
    'cubicDecimeter',
    'cubicMeter',
  ])
  .meta({ id: 'UnitName' });
export type UnitName = z.infer<typeof unitNameSchema>;

/** How binding a price or a conversion is: 'Fix' and 'Exakt', 'ca.', 'ab'. */
export const priceModelSchema = z.enum(['fixed', 'approximate', 'minimum']).meta({ id: 'PriceModel' });
export type PriceModel = z.infer<typeof priceModelSchema>;

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

/** The specification's pricing result. Decimals; `taxes` maps a rate in percent to the tax at that rate. */
export const orderPricingSchema = z
  .object({
    net: z.number(),
    tax: z.number(),
    gross: z.number(),
    deliveryNet: z.number(),
    deliveryTax: z.number(),
    deliveryGross: z.number(),
    /** What the guest donates on top: part of `totalGross`, but no turnover and without tax. Missing where it is nothing. */
    donation: z.number().positive().optional(),
    totalNet: z.number(),
    totalTax: z.number(),
    totalGross: z.number(),
    taxes: z.record(z.string(), z.number()),
    model: priceModelSchema,
  })
  .meta({ id: 'OrderPricing' });
export type OrderPricing = z.infer<typeof orderPricingSchema>;
