import { z } from 'zod';
import { shownAs } from '../field-form.js';
import { identifier, instant, text } from '../fields.js';
import { refersTo } from '../reference-fields.js';
import { resource } from '../resource.js';

const id = z.uuid();

/** What branches offer from a moment on: categories in their order, each with its products. */
export const menu = resource({
  name: 'menu',
  path: 'menus',
  words: { one: 'Produktkatalog', many: 'Produktkataloge' },
  fields: {
    name: text('Name'),
    identifier: identifier(),
    availableFrom: instant('Gilt ab', {
      help: 'In jeder Filiale gilt der Katalog mit dem spätesten Beginn, der schon war.',
    }),
    branches: shownAs(z.array(refersTo('branch', id.clone())).max(500).default([]), {
      label: 'Filialen',
      help: 'Hier gilt er. Ohne Filiale erscheint er nirgends.',
      control: { kind: 'references', resource: 'branch' },
    }),
    catalog: shownAs(
      z
        .array(
          z.object({
            category: refersTo('category', id.clone()),
            products: z.array(refersTo('product', id.clone())).max(1_000),
          }),
        )
        .max(200)
        .default([]),
      { label: 'Kategorien und Produkte', control: { kind: 'own', editor: 'menu-board' } },
    ),
  },
  title: ['name'],
  unique: [['identifier']],
  search: ['name', 'identifier'],
  columns: ['name', 'availableFrom', 'branches'],
  sort: '-availableFrom',
  access: { read: 'everybody', change: 'catalogue.change' },
  branches: (_id, { branches }) => branches as readonly string[],
  example: {
    identifier: 'winterkarte',
    name: 'Winterkarte',
    availableFrom: '2026-12-01T05:00:00.000Z',
    branches: [],
    catalog: [],
  },
});
export type Menu = z.infer<typeof menu.schemas.entity>;
