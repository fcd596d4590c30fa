import type { Fields } from '@bestellwerk/domain/records/record-state';
import { alternativeUnitSchema } from '@bestellwerk/domain/records/definitions/unit-fields';
import { product } from '@bestellwerk/domain/records/definitions/product';
import { productPartSchema } from '@bestellwerk/domain/records/definitions/product-part';
import { z } from 'zod';

const previewedSchema = product.schemas.entity.pick({
  type: true,
  price: true,
  pricing: true,
  isPriceHidden: true,
  tax: true,
  takeawayTax: true,
  dineInTax: true,
  unit: true,
  calculationModel: true,
  minimumQuantity: true,
  maximumQuantity: true,
  quantityStepSize: true,
  defaultQuantity: true,
  defaultUnit: true,
  alternativeUnits: true,
  config: true,
});
export type PreviewedProduct = z.infer<typeof previewedSchema>;

/** The part of an edited product that can be priced; null while a field that the price depends on is missing. */
export function previewedProduct(record: Fields): PreviewedProduct | null {
  const parts = listIn((record.config as Fields | null)?.parts).map((part) => ({
    ...part,
    options: listIn(part.options).filter(({ name }) => name !== ''),
  }));
  const previewed = {
    ...record,
    alternativeUnits: listIn(record.alternativeUnits).filter((unit) => isWhole(alternativeUnitSchema, unit)),
    config: { parts: parts.filter((part) => isWhole(productPartSchema, part)) },
  };
  return previewedSchema.safeParse(previewed).data ?? null;
}

const isWhole = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

const listIn = (value: unknown): Fields[] => (Array.isArray(value) ? (value as Fields[]) : []);
