import { byId } from '../../kernel/by-id.js';
import type { PrintContext } from '../print-context.js';

interface Product {
  readonly id: string;
  readonly allergens: readonly string[];
}

/** The allergens that products have in the catalogue; none of one that is no longer there. */
export function allergensIn(products: readonly Product[]): PrintContext['allergensOf'] {
  const known = byId(products);
  return (product) => known.get(product)?.allergens ?? [];
}
