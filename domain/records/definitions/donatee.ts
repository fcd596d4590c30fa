import type { z } from 'zod';
import { flag, identifier, optionalText, text } from '../fields.js';
import { resource } from '../resource.js';
import { image } from './shop-fields.js';

/** An organisation to which customers may have something donated with their order. */
export const donatee = resource({
  name: 'donatee',
  path: 'donatees',
  words: { one: 'Spendenempfänger', many: 'Spendenempfänger' },
  fields: {
    name: text('Name'),
    identifier: identifier(),
    description: optionalText('Beschreibung', { lines: 4, max: 4_000 }),
    image: image('Bild'),
    isEnabled: flag('Wird angeboten', { usually: true }),
  },
  title: ['name'],
  unique: [['identifier']],
  search: ['name', 'description', 'identifier'],
  columns: ['name', 'identifier', 'isEnabled'],
  sort: 'name',
  access: { read: 'everybody', change: 'content.change' },
  example: {
    identifier: 'gruft',
    name: 'Gruft Wien',
    description: 'Warme Mahlzeiten und Schlafplätze für Menschen ohne Wohnung.',
    image: null,
    isEnabled: true,
  },
});
export type Donatee = z.infer<typeof donatee.schemas.entity>;
