import type { PriceModel } from './pricing.schema.js';
import type { PricedProduct } from './priced-product.js';

/** How binding a product's price is on the menu: a minimum where a required choice may set another. */
export function menuPriceModel({ pricing, config }: Pick<PricedProduct, 'pricing' | 'config'>): PriceModel {
  const maySetAnother = config.parts.some(
    ({ optional, options }) => !optional && options.some(({ modifier }) => modifier === 'overwrite'),
  );
  return maySetAnother && pricing === 'fixed' ? 'minimum' : pricing;
}
