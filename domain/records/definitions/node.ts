import type { z } from 'zod';
import { entryProblems } from '../../website/navigations.js';
import { richText } from '../content-fields.js';
import { shownAs } from '../field-form.js';
import { identifier, text } from '../fields.js';
import { resource } from '../resource.js';
import { entryTree, linkFields } from './entry-tree.js';
import { image } from './shop-fields.js';

const entries = entryTree('NodeEntry', {
  label: text('Überschrift', { max: 120 }),
  text: richText('Text'),
  image: image('Bild'),
  ...linkFields,
});

/** Contents as a tree, which pages show by choosing it, the home page those of 'home', and other programs by their identifier. */
export const node = resource({
  name: 'node',
  path: 'nodes',
  words: { one: 'Inhalt im Baum', many: 'Inhalte im Baum' },
  fields: {
    name: text('Name', { help: 'Wie der Baum hier heißt; Gäste sehen ihn nicht.' }),
    identifier: identifier('Kennung', {
      help: 'Kleinbuchstaben, Ziffern und Bindestriche. „home“ steht auf der Startseite einer Filiale, wenn die Konfiguration sie einschaltet; andere zeigt eine Seite mit einem Abschnitt „Inhalte im Baum“.',
    }),
    items: shownAs(entries, { label: 'Einträge', control: { kind: 'own', editor: 'entry-tree' } }),
  },
  title: ['name'],
  unique: [['identifier']],
  search: ['name', 'identifier'],
  columns: ['name', 'identifier'],
  sort: 'name',
  access: { read: 'everybody', change: 'content.change' },
  isPublished: true,
  problems: ({ items }) => entryProblems(items),
  example: {
    name: 'Auf der Startseite',
    identifier: 'home',
    items: [
      {
        ...{ label: 'Aus der Region', image: null, site: null, address: '/ueber-uns' },
        text: { format: 'html', text: '<p>Gemüse vom Bauern nebenan.</p>' },
        children: [],
      },
    ],
  },
});
export type ContentNode = z.infer<typeof node.schemas.entity>;
export type NodeEntry = ContentNode['items'][number];
