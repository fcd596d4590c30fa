import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import { imageTemplate } from '@bestellwerk/domain/records/definitions/image-template';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { FirstRecord } from '../../records/first-records.js';

/** As wide as the largest size of pictures, so that none is served smaller than without a template. */
const WIDTH = 1_920;

interface StandardTemplate {
  readonly identifier: string;
  readonly name: string;
  /** In pixels; null: as high as pictures are. */
  readonly height: number | null;
}

/** The templates that the specification names: pictures of products and categories are cut to squares. */
const templates: readonly StandardTemplate[] = [
  { identifier: 'product', name: 'Produkt', height: WIDTH },
  { identifier: 'category', name: 'Kategorie', height: WIDTH },
  { identifier: 'custom/about', name: 'Über uns', height: null },
];

export const standardTemplates: readonly FirstRecord[] = templates.map((template) => ({
  resource: imageTemplate as unknown as Resource,
  id: deterministicId('standard template', template.identifier),
  fields: imageTemplate.schemas.fields.parse({
    ...template,
    width: WIDTH,
    layers: [{ type: 'image', name: 'Bild' }],
  }),
}));
