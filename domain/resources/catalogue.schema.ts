import { z } from 'zod';
import { branchSchema } from './branch.schema.js';
import { configSchema } from './config.schema.js';
import { imageReferenceSchema } from './image.schema.js';
import { openingHoursEntrySchema } from './opening-hours.schema.js';
import { productSchema } from './product.schema.js';

export const categorySchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    description: z.string(),
    image: imageReferenceSchema.nullable(),
    isEnabled: z.boolean(),
    schedule: z.array(openingHoursEntrySchema).nullable(),
    isVisibleWhenUnavailable: z.boolean(),
  })
  .meta({ id: 'Category' });
export type Category = z.infer<typeof categorySchema>;

export const menuSchema = z
  .object({
    id: z.uuid(),
    identifier: z.string(),
    name: z.string(),
    revision: z.string(),
    availableFrom: z.iso.datetime(),
    branches: z.array(z.uuid()),
    catalog: z.array(z.object({ category: z.uuid(), products: z.array(z.uuid()) })),
  })
  .meta({ id: 'Menu' });
export type Menu = z.infer<typeof menuSchema>;

export const divisionSchema = z
  .object({ id: z.uuid(), identifier: z.string(), businessName: z.string() })
  .meta({ id: 'Division' });
export const tagSchema = z
  .object({ id: z.uuid(), name: z.string(), image: imageReferenceSchema.nullable() })
  .meta({ id: 'Tag' });
export const tableSchema = z
  .object({ id: z.uuid(), identifier: z.string(), branch: z.object({ id: z.uuid() }) })
  .meta({ id: 'Table' });
export type Table = z.infer<typeof tableSchema>;

/** Entities that have their definition later; their lists exist and are empty. */
export const emptyListSchema = z.array(z.never());

/** The start-up batch: everything the shop needs to show itself. */
export const catalogueSchema = z
  .object({
    config: configSchema,
    divisions: z.array(divisionSchema),
    branches: z.array(branchSchema),
    menus: z.array(menuSchema),
    categories: z.array(categorySchema),
    products: z.array(productSchema),
    tags: z.array(tagSchema),
    tables: z.array(tableSchema),
    sites: emptyListSchema,
    navigations: emptyListSchema,
    blocks: emptyListSchema,
    nodes: emptyListSchema,
    donatees: emptyListSchema,
  })
  .meta({ id: 'Catalogue' });
export type Catalogue = z.infer<typeof catalogueSchema>;
