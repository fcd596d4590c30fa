import type { Resource } from '@bestellwerk/domain/records/resource';
import { branch } from '@bestellwerk/domain/records/definitions/branch';
import { category } from '@bestellwerk/domain/records/definitions/category';
import { config } from '@bestellwerk/domain/records/definitions/config';
import { division } from '@bestellwerk/domain/records/definitions/division';
import { menu } from '@bestellwerk/domain/records/definitions/menu';
import { product } from '@bestellwerk/domain/records/definitions/product';
import { table } from '@bestellwerk/domain/records/definitions/table';
import { tag } from '@bestellwerk/domain/records/definitions/tag';
import { sampleCatalogue } from './sample-catalogue.js';
import type { FirstRecord } from '../../records/first-records.js';
import { sampleImages } from './sample-images.js';

/** The sample inn as records: what is referred to comes first. */
export function sampleRecords(): FirstRecord[] {
  const catalogue = sampleCatalogue('sample');
  return [
    ...sampleImages(),
    ...of(config, [{ ...catalogue.config, id: 'shop' }]),
    ...of(division, catalogue.divisions),
    ...of(tag, catalogue.tags),
    ...of(branch, catalogue.branches),
    ...of(table, catalogue.tables),
    ...of(category, catalogue.categories),
    ...of(product, catalogue.products),
    ...of(menu, catalogue.menus),
  ];
}

const of = (resource: Resource, records: readonly { readonly id: string }[]): FirstRecord[] =>
  records.map((record) => ({ resource, id: record.id, fields: resource.schemas.fields.parse(record) }));
