import { z } from 'zod';
import { block } from './block.js';
import { branch } from './branch.js';
import { category } from './category.js';
import { configSchema, shownConfigSchema } from './config.js';
import { division } from './division.js';
import { donatee } from './donatee.js';
import { imageTemplate } from './image-template.js';
import { menu } from './menu.js';
import { navigation } from './navigation.js';
import { node } from './node.js';
import { product } from './product.js';
import { siteSummarySchema } from './site.js';
import { table } from './table.js';
import { tag } from './tag.js';

/** With the revision that an order is frozen with. */
export const offeredMenuSchema = z
  .object({ ...menu.schemas.entity.shape, revision: z.string() })
  .meta({ id: 'OfferedMenu' });
export type Menu = z.infer<typeof offeredMenuSchema>;

/** By which pictures are asked for as they look now through a template. */
export const imageTemplateVersionSchema = z
  .object({ identifier: z.string(), version: z.string() })
  .meta({ id: 'ImageTemplateVersion', examples: [{ identifier: 'product', version: '5f0c21ab' }] });
export type ImageTemplateVersion = z.infer<typeof imageTemplateVersionSchema>;

/** The start-up batch: everything the shop needs to show itself, filtered for the audience of the caller. */
export const catalogueSchema = z
  .object({
    config: shownConfigSchema,
    divisions: z.array(division.schemas.entity),
    branches: z.array(branch.schemas.entity),
    menus: z.array(offeredMenuSchema),
    categories: z.array(category.schemas.entity),
    products: z.array(product.schemas.entity),
    tags: z.array(tag.schemas.entity),
    tables: z.array(table.schemas.entity),
    sites: z.array(siteSummarySchema),
    navigations: z.array(navigation.schemas.entity),
    blocks: z.array(block.schemas.entity),
    nodes: z.array(node.schemas.entity),
    donatees: z.array(donatee.schemas.entity),
    imageTemplates: z.array(imageTemplateVersionSchema),
    /** When the clock changes what is shown, ISO in UTC: something begins or ends; null if nothing is planned. */
    changesAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Catalogue' });
export type Catalogue = z.infer<typeof catalogueSchema>;

/** All there is of it: what orders are checked against. */
export const wholeCatalogueSchema = z.object({
  ...catalogueSchema.shape,
  config: configSchema,
  imageTemplates: z.array(z.object({ ...imageTemplate.schemas.entity.shape, version: z.string() })),
});
export type WholeCatalogue = z.infer<typeof wholeCatalogueSchema>;
export type VersionedTemplate = WholeCatalogue['imageTemplates'][number];
