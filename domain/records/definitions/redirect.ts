import type { z } from 'zod';
import { type Redirect, redirectProblems, redirectStatusWords } from '../../website/redirects.js';
import { choice, choiceOrUsual, flag, optionalText, text } from '../fields.js';
import { resource } from '../resource.js';

/** Redirects requests for a path of the shop to another address. */
export const redirect = resource({
  name: 'redirect',
  path: 'redirects',
  words: { one: 'Redirect', many: 'Redirects' },
  fields: {
    path: text('Adresse', {
      max: 300,
      help: 'Beginnt mit „/“, etwa /karte. Mit /* am Ende gilt sie für alles darunter.',
    }),
    target: optionalText('Ziel', {
      max: 1_000,
      help: 'Eine Adresse dieser Seite (/store/wien) oder eine ganze (https://…). Endet sie auf /*, bleibt, was darunter steht.',
      appliesTo: ({ status }) => status !== '410',
    }),
    status: choice('Art', redirectStatusWords, {
      help: 'Dauerhaft merken sich Suchmaschinen; vorübergehend behalten sie die alte Adresse.',
    }),
    isEnabled: flag('Leitet weiter', { usually: true }),
    // Bestellwerk writes it: nobody needs to see it in a form.
    source: choiceOrUsual(
      'Entstanden',
      { manual: 'Von Hand', page: 'Durch die neue Adresse einer Seite' },
      'manual',
      { appliesTo: () => false },
    ),
  },
  title: ['path'],
  unique: [['path']],
  search: ['path', 'target'],
  columns: ['path', 'target', 'status', 'isEnabled', 'source'],
  sort: 'path',
  access: { read: 'staff.read', change: 'content.change' },
  problems: (fields) => redirectProblems(fields as Redirect),
  begins: { status: '301' },
  example: { path: '/karte', target: '/store/wien', status: '301', isEnabled: true, source: 'manual' },
});
export type RedirectRecord = z.infer<typeof redirect.schemas.entity>;
