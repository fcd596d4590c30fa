export interface LegalPage {
  readonly path: string;
  readonly label: string;
  /** The setting with the Markdown of the page. */
  readonly text: 'termsAndConditionsText' | 'privacyPolicyText' | 'imprintText' | 'allergensText';
  /** The setting with the URL of an external page, used if there is no text. */
  readonly address: 'termsAndConditions' | 'privacyPolicy' | 'imprint' | 'allergens';
}

export const privacyPage: LegalPage = {
  path: '/site/privacy',
  label: 'Datenschutz',
  text: 'privacyPolicyText',
  address: 'privacyPolicy',
};

/** The shop's text pages, which settings define. */
export const legalPages: readonly LegalPage[] = [
  {
    path: '/site/terms-and-conditions',
    label: 'AGB',
    text: 'termsAndConditionsText',
    address: 'termsAndConditions',
  },
  privacyPage,
  { path: '/site/imprint', label: 'Impressum', text: 'imprintText', address: 'imprint' },
  { path: '/site/allergens', label: 'Allergene', text: 'allergensText', address: 'allergens' },
];

/** Has no setting: only a page of the website can be there. */
export const accessibilityPage = { path: '/site/accessibility', label: 'Barrierefreiheit' } as const;

/** Whether the shop itself has a text page: the text of the settings, or else a page of the website. */
export const hasLegalPage = (
  { path, text }: Pick<LegalPage, 'path' | 'text'>,
  config: Readonly<Record<LegalPage['text'], string>>,
  sites: readonly { readonly path: string }[],
): boolean => config[text] !== '' || sites.some((site) => site.path === path);
