import { z } from 'zod';
import { group, richText } from '../content-fields.js';
import { choice, text } from '../fields.js';
import { resource } from '../resource.js';

export const blockTypeWords = {
  noticeBlock: 'Hinweis beim Öffnen des Shops',
  aboutBlock: 'Über uns auf der Startseite',
} as const;

/** Formatted text at a fixed place of the shop. Of several of one type that are shown at a time, guests see the one published last. */
export const block = resource({
  name: 'block',
  path: 'blocks',
  words: { one: 'Inhalt', many: 'Inhalte' },
  fields: {
    name: text('Name', { help: 'Wie der Inhalt hier heißt; Gäste sehen ihn nicht.' }),
    type: choice('Wo', blockTypeWords),
    content: group('Inhalt', { body: richText('Text') }),
  },
  title: ['name'],
  search: ['name'],
  columns: ['name', 'type'],
  sort: 'name',
  access: { read: 'everybody', change: 'content.change' },
  isPublished: true,
  begins: { type: 'noticeBlock' },
  example: {
    name: 'Betriebsurlaub',
    type: 'noticeBlock',
    content: { body: { format: 'html', text: '<p>Vom 1. bis 7. August sind wir auf Urlaub.</p>' } },
  },
});
export type Block = z.infer<typeof block.schemas.entity>;
export type BlockType = Block['type'];
