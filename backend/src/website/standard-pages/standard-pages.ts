import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import { site } from '@bestellwerk/domain/records/definitions/site';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { FirstRecord } from '../../records/first-records.js';
import { accessibility, allergens, imprint, privacy, terms } from './texts.js';

interface StandardPage {
  readonly path: string;
  readonly name: string;
  readonly html: string;
}

/** The text pages that the specification names; of those that the settings have a text for, that text is shown. */
const pages: readonly StandardPage[] = [
  { path: '/site/terms-and-conditions', name: 'Allgemeine Geschäftsbedingungen', html: terms },
  { path: '/site/privacy', name: 'Datenschutz', html: privacy },
  { path: '/site/imprint', name: 'Impressum', html: imprint },
  { path: '/site/allergens', name: 'Allergene', html: allergens },
  { path: '/site/accessibility', name: 'Barrierefreiheit', html: accessibility },
];

const recordOf = ({ path, name, html }: StandardPage) => ({
  resource: site as unknown as Resource,
  id: deterministicId('standard page', path),
  fields: site.schemas.fields.parse({
    ...{ name, path, type: 'default', title: '', description: '', image: null, noIndex: false },
    content: { body: { format: 'html', text: html }, sections: [] },
  }),
});

export const standardPages: readonly FirstRecord[] = pages.map(recordOf);
