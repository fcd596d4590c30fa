import type { Config } from '@bestellwerk/domain/resources/config';

interface LegalPage {
  path: string;
  label: string;
  /** The setting that holds the page's Markdown. */
  text: keyof Config & `${string}Text`;
}

/** The text pages that the settings hold. */
export const legalPages: readonly LegalPage[] = [
  { path: '/site/terms-and-conditions', label: 'AGB', text: 'termsAndConditionsText' },
  { path: '/site/privacy', label: 'Datenschutz', text: 'privacyPolicyText' },
  { path: '/site/imprint', label: 'Impressum', text: 'imprintText' },
  { path: '/site/allergens', label: 'Allergene', text: 'allergensText' },
];
