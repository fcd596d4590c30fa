import type { ShownConfig } from '@bestellwerk/domain/records/definitions/config';

interface LegalPage {
  readonly path: string;
  readonly label: string;
  /** The setting with the Markdown of the page. */
  readonly text: keyof ShownConfig & `${string}Text`;
  /** The setting with the URL of an external page, used if there is no text. */
  readonly address: 'termsAndConditions' | 'privacyPolicy' | 'imprint' | 'allergens';
}

/** The text pages defined by settings. */
export const legalPages: readonly LegalPage[] = [
  {
    path: '/site/terms-and-conditions',
    label: 'AGB',
    text: 'termsAndConditionsText',
    address: 'termsAndConditions',
  },
  { path: '/site/privacy', label: 'Datenschutz', text: 'privacyPolicyText', address: 'privacyPolicy' },
  { path: '/site/imprint', label: 'Impressum', text: 'imprintText', address: 'imprint' },
  { path: '/site/allergens', label: 'Allergene', text: 'allergensText', address: 'allergens' },
];
