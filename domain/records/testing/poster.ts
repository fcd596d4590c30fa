import { identifier, text } from '../fields.js';
import { resource } from '../resource.js';

/** A managed entity of which guests see only what is published. */
export const poster = resource({
  name: 'poster',
  path: 'posters',
  words: { one: 'Plakat', many: 'Plakate' },
  fields: { identifier: identifier(), words: text('Worte') },
  title: ['identifier'],
  unique: [['identifier']],
  search: ['words'],
  columns: ['identifier', 'words'],
  sort: 'identifier',
  access: { read: 'everybody', change: 'content.change' },
  isPublished: true,
  example: { identifier: 'mittag', words: 'Heute Knödel' },
});
