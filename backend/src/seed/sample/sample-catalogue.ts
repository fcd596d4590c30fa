import {
  wholeCatalogueSchema,
  type WholeCatalogue,
} from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { branches, branchPictures } from './branches.js';
import { categories, categoryPictures } from './categories.js';
import { menus, tables } from './menus.js';
import type { Picture } from './picture.js';
import { products } from './products.js';
import { config, divisions, tags } from './shop.js';

/** The records of an Austrian inn with three branches. Throws if one does not fit its schema. */
export function sampleCatalogue(version: string): WholeCatalogue {
  return wholeCatalogueSchema.parse({
    config: { ...config, version },
    divisions,
    branches,
    menus,
    categories,
    products: products.map(({ product }) => product),
    tags: [...tags.values()].map((tag) => ({ ...tag, image: null })),
    tables,
    sites: [],
    navigations: [],
    blocks: [],
    nodes: [],
    donatees: [],
    imageTemplates: [],
    changesAt: null,
  });
}

export const samplePictures: Picture[] = [
  ...branchPictures,
  ...categoryPictures,
  ...products.map(({ picture }) => picture),
];
