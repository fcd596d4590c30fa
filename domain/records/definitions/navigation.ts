import { z } from 'zod';
import { navigationProblems } from '../../website/navigations.js';
import { choice, optionalReference, optionalText, text } from '../fields.js';
import { shownAs } from '../field-form.js';
import { resource } from '../resource.js';

const MOST_ENTRIES = 30;

/** Leads to a page of the website, wherever that is by then, or to an address; with neither it only names those below it. */
const link = {
  label: text('Beschriftung', { max: 60 }),
  site: optionalReference('site', 'Seite'),
  address: optionalText('Adresse', {
    max: 1_000,
    help: 'Statt einer Seite: eine Adresse im Shop (/store/wien) oder eine ganze (https://…).',
  }),
};
const below = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(MOST_ENTRIES).default([]);

const third = z.object({ ...link }).meta({ id: 'NavigationEntryOfThirdLevel' });
const second = z.object({ ...link, children: below(third) }).meta({ id: 'NavigationEntryOfSecondLevel' });
const first = z.object({ ...link, children: below(second) }).meta({ id: 'NavigationEntry' });
/** How deep entries may be. */
export const NAVIGATION_LEVELS = 3;

/** Links in the head or foot of every page of the shop. */
export const navigation = resource({
  name: 'navigation',
  path: 'navigations',
  words: { one: 'Navigation', many: 'Navigationen' },
  fields: {
    identifier: choice('Wo', { main: 'Im Kopf der Website', footer: 'Im Fuß der Website' }),
    items: shownAs(below(first), {
      label: 'Einträge',
      control: { kind: 'own', editor: 'navigation-tree' },
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
export type NavigationEntry = z.infer<typeof first>;
