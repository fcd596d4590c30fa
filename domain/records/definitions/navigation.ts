import { z } from 'zod';
import { navigationProblems } from '../../website/navigations.js';
import { shownAs } from '../field-form.js';
import { choice, text } from '../fields.js';
import { resource } from '../resource.js';
import { entryTree, linkFields } from './entry-tree.js';

/** An entry that leads nowhere only names those below it. */
const entries = entryTree('NavigationEntry', { label: text('Beschriftung', { max: 60 }), ...linkFields });

/** Links in the head or foot of every page of the shop. */
export const navigation = resource({
  name: 'navigation',
  path: 'navigations',
  words: { one: 'Navigation', many: 'Navigationen' },
  fields: {
    identifier: choice('Wo', { main: 'Im Kopf der Website', footer: 'Im Fuß der Website' }),
    items: shownAs(entries, {
      label: 'Einträge',
      help: 'Was gespeichert ist, sehen Gäste sofort: Entwürfe gibt es hier nicht.',
      control: { kind: 'own', editor: 'entry-tree' },
    }),
  },
  title: ['identifier'],
  unique: [['identifier']],
  search: [],
  columns: ['identifier'],
  sort: 'identifier',
  access: { read: 'everybody', change: 'content.change' },
  problems: ({ items }) => navigationProblems(items),
  begins: { identifier: 'main' },
  example: {
    identifier: 'main',
    items: [
      { label: 'Speisekarte', site: null, address: '/store/wien', children: [] },
      {
        ...{ label: 'Über uns', site: null, address: '' },
        children: [{ label: 'Jobs', site: null, address: 'https://jobs.example.org', children: [] }],
      },
    ],
  },
});
export type Navigation = z.infer<typeof navigation.schemas.entity>;
