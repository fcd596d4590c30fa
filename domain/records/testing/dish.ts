import { z } from 'zod';
import { choice, flag, identifier, number, optionalText, references, rows, text } from '../fields.js';
import { optionalPersonalText, personalText } from '../personal-fields.js';
import { refersTo } from '../reference-fields.js';
import { resource } from '../resource.js';

const ingredientSchema = z.object({
  name: text('Name'),
  supplier: refersTo('supplier', z.uuid()),
});

/** A managed entity that has a bit of everything. */
export const dish = resource({
  name: 'dish',
  path: 'dishes',
  words: { one: 'Gericht', many: 'Gerichte' },
  fields: {
    identifier: identifier(),
    name: text('Name', { max: 20 }),
    note: optionalText('Notiz'),
    course: choice('Gang', { first: 'Vorspeise', main: 'Hauptspeise' }),
    price: number('Preis', { min: 0 }),
    isSpicy: flag('Scharf'),
    cook: personalText('Koch'),
    cookPhone: optionalPersonalText('Telefon des Kochs'),
    tags: references('tag', 'Tags'),
    ingredients: rows('Zutaten', 'Zutat', ingredientSchema),
  },
  title: ['name'],
  unique: [['identifier']],
  search: ['name', 'note'],
  columns: ['name', 'price', 'isSpicy', 'tags'],
  sort: 'name',
  access: { read: 'everybody', change: 'catalogue.change', erase: 'shop.change' },
  example: { identifier: 'gulasch', name: 'Gulasch', course: 'main', price: 12, cook: 'Resi Lindner' },
});
