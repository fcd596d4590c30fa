import type { z } from 'zod';
import { flag, optionalText, text } from '../fields.js';
import { resource } from '../resource.js';
import { image, schedule } from './shop-fields.js';

/** A heading of the menu. */
export const category = resource({
  name: 'category',
  path: 'categories',
  words: { one: 'Kategorie', many: 'Kategorien' },
  fields: {
    name: text('Name'),
    description: optionalText('Beschreibung', { lines: 3, max: 4_000 }),
    image: image('Bild'),
    isEnabled: flag('Wird angeboten', { usually: true }),
    schedule: schedule('Zeiten', { help: 'Ohne Eintrag ist die Kategorie immer da.' }),
    isVisibleWhenUnavailable: flag('Auch außerhalb der Zeiten zeigen'),
  },
  title: ['name'],
  search: ['name', 'description'],
  columns: ['name', 'isEnabled'],
  sort: 'name',
  access: { read: 'everybody', change: 'catalogue.change' },
  example: {
    name: 'Frühstück',
    description: 'Bis elf Uhr, am Wochenende bis zwei.',
    image: null,
    isEnabled: true,
    schedule: null,
    isVisibleWhenUnavailable: true,
  },
});
export type Category = z.infer<typeof category.schemas.entity>;
