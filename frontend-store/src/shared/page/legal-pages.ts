import type { ShownConfig } from '@bestellwerk/domain/resources/config';

interface LegalPage {
  readonly path: string;
  readonly label: string;
  /** The setting that holds the page's Markdown. */
  readonly text: keyof ShownConfig & `${string}Text`;
  /** The setting that holds the address of a page elsewhere, for when there is no text. */
  readonly address: 'termsAndConditions' | 'privacyPolicy' | 'imprint' | 'allergens';
}

/** The text pages that the settings hold. */
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
