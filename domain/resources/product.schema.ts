import { z } from 'zod';
import { priceModelSchema } from '../kernel/price-model.js';
import { unitNameSchema } from '../kernel/unit-name.js';
import { imageReferenceSchema } from './image.schema.js';
import { openingHoursEntrySchema } from './opening-hours.schema.js';

export const productOptionSchema = z
  .object({
    name: z.string(),
    modifier: z.enum(['add', 'subtract', 'overwrite']).nullable(),
    value: z.number().nullable(),
  })
  .meta({ id: 'ProductOption' });
export type ProductOption = z.infer<typeof productOptionSchema>;

export const productPartSchema = z
  .object({
    name: z.string().nullable(),
    description: z.string().nullable(),
    type: z.enum(['text', 'textarea', 'image', 'images', 'file', 'files', 'select', 'multiselect']),
    optional: z.boolean(),
    options: z.array(productOptionSchema),
  })
  .meta({ id: 'ProductPart' });
export type ProductPart = z.infer<typeof productPartSchema>;

const quantityLimits = {
  minimumQuantity: z.number().nullable(),
  maximumQuantity: z.number().nullable(),
  quantityStepSize: z.number().nullable(),
};

export const alternativeUnitSchema = z
  .object({
    unit: unitNameSchema,
    /** 1 alternative unit is this many product units, where the unit types differ. */
    ratio: z.number().nullable(),
    ...quantityLimits,
    calculationModel: priceModelSchema.nullable(),
  })
  .meta({ id: 'AlternativeUnit' });
export type AlternativeUnit = z.infer<typeof alternativeUnitSchema>;

export const productSchema = z
  .object({
    id: z.uuid(),
    uid: z.string(),
    name: z.string(),
    type: z.enum(['configurable', 'bundle', 'others']),
    description: z.string(),
    /** Letters of the Austrian allergen code (A gluten … R molluscs). */
    allergens: z.array(z.string()),
    images: z.array(imageReferenceSchema),
    /** Gross decimal in the shop's currency, for one `unit`. */
    price: z.number(),
    unit: unitNameSchema,
    alternativeUnits: z.array(alternativeUnitSchema),
    ...quantityLimits,
    defaultQuantity: z.number().nullable(),
    defaultUnit: unitNameSchema.nullable(),
    pricing: priceModelSchema,
    calculationModel: priceModelSchema.nullable(),
    isPriceHidden: z.boolean(),
    isEnabled: z.boolean(),
    schedule: z.array(openingHoursEntrySchema).nullable(),
    isVisibleWhenUnavailable: z.boolean(),
    isStepByStep: z.boolean(),
    isLeadTimeEnabled: z.boolean(),
    leadTimeType: z.enum(['minutes', 'hours', 'days', 'weeks']).nullable(),
    leadTimeValue: z.number().nullable(),
    /** VAT in percent for delivery; the other two fall back to it. */
    tax: z.number(),
    takeawayTax: z.number().nullable(),
    dineInTax: z.number().nullable(),
    config: z.object({ parts: z.array(productPartSchema) }),
    bundle: z.array(z.object({ product: z.uuid(), amount: z.number(), unit: unitNameSchema })),
  })
  .meta({ id: 'Product' });
export type Product = z.infer<typeof productSchema>;
