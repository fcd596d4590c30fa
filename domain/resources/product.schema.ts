export type { Product } from './product.js';
export type { ProductOption, ProductPart } from './product-part.js';
export type { AlternativeUnit } from './alternative-unit.js';
