import { z } from 'zod';
import { sitePathProblem } from '../../website/paths.js';
import { siteTypeWords } from '../../website/site-types.js';
import { choiceOrUsual, flag, optionalText, text } from '../fields.js';
import { group } from '../content-fields.js';
import { resource } from '../resource.js';
import { generatedTextSchema } from './generated.js';
import { siteContent } from './site-content.js';
import { image } from './shop-fields.js';

const search = 'Für Suchmaschinen und beim Teilen';

/** A page of the website, with an address of its own. Guests see what is published. */
export const site = resource({
  name: 'site',
  path: 'sites',
  words: { one: 'Seite', many: 'Seiten' },
  fields: {
    name: text('Name', { help: 'Wie die Seite hier heißt.' }),
    path: text('Adresse', {
      max: 200,
      help: 'Beginnt mit „/“, etwa /ueber-uns. Ändert sie sich, leitet die alte nach dem Veröffentlichen hierher.',
    }),
    type: choiceOrUsual('Art', siteTypeWords, 'default'),
    content: group('Inhalt', siteContent),
    title: optionalText('Titel', { section: search, help: 'Leer: der Name.' }),
    description: optionalText('Beschreibung', { section: search, lines: 2, max: 300 }),
    image: image('Vorschaubild', { section: search, help: 'Leer: das Bild des Shops.' }),
    noIndex: flag('Nicht in Suchmaschinen', { section: search }),
    /** Drafts of models that staff took over, oldest first. */
    generated: z.array(generatedTextSchema).default([]),
  },
  kept: ['generated'],
  forStaffOnly: ['generated'],
  title: ['name'],
  unique: [['path']],
  search: ['name', 'path', 'title', 'description'],
  columns: ['name', 'path', 'type'],
  sort: 'name',
  access: { read: 'everybody', change: 'content.change' },
  isPublished: true,
  problems({ path }) {
    const problem = sitePathProblem(path);
    return problem ? [problem] : [];
  },
  example: {
    name: 'Über uns',
    path: '/ueber-uns',
    type: 'default',
    content: { body: { format: 'html', text: '<p>Seit 1904.</p>' }, sections: [] },
    title: '',
    description: 'Wer wir sind.',
    image: null,
    noIndex: false,
  },
});
export type Site = z.infer<typeof site.schemas.entity>;

const { content: _content, generated: _generated, ...summary } = site.schemas.entity.shape;
/** What the shop knows of all its pages from the start: all that is for guests but their contents. */
export const siteSummarySchema = z.object(summary).meta({ id: 'SiteSummary' });
export type SiteSummary = z.infer<typeof siteSummarySchema>;
