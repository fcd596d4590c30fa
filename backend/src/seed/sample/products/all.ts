import type { DefinedProduct } from '../define-product.js';
import { classics } from './classics.js';
import { desserts } from './desserts.js';
import { drinks } from './drinks.js';
import { larder } from './larder.js';
import { meatless } from './meatless.js';
import { sides } from './sides.js';
import { softDrinks } from './soft-drinks.js';
import { soups } from './soups.js';

/** In the order of the menu. */
export const definedProducts: DefinedProduct[] = [
  ...soups,
  ...classics,
  ...meatless,
  ...sides,
  ...desserts,
  ...softDrinks,
  ...drinks,
  ...larder,
];
