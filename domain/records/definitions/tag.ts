import type { z } from 'zod';
import { text } from '../fields.js';
import { resource } from '../resource.js';
import { image } from './shop-fields.js';

/** A word by which customers filter branches. */
export const tag = resource({
  name: 'tag',
  path: 'tags',
  words: { one: 'Tag', many: 'Tags' },
  fields: { name: text('Name', { max: 60 }), image: image('Bild') },
  title: ['name'],
  unique: [['name']],
  search: ['name'],
  columns: ['name'],
  sort: 'name',
  access: { read: 'everybody', change: 'catalogue.change' },
  example: { name: 'Kinderspielplatz', image: null },
});
export type Tag = z.infer<typeof tag.schemas.entity>;
