import { optionalText } from '../fields.js';

const legal = { section: 'Rechtliche Texte' };
const legalText = (label: string) =>
  optionalText(label, { ...legal, lines: 8, help: 'Markdown. Hat Vorrang vor der Adresse.' });
const legalAddress = (label: string) =>
  optionalText(label, { ...legal, help: 'Gilt, wenn es keinen Text gibt.' });

/** What the law asks for: as a text, or as the address of one. */
export const legalFields = {
  termsAndConditions: legalAddress('Adresse der AGB'),
  termsAndConditionsText: legalText('AGB'),
  privacyPolicy: legalAddress('Adresse des Datenschutzes'),
  privacyPolicyText: legalText('Datenschutz'),
  imprint: legalAddress('Adresse des Impressums'),
  imprintText: legalText('Impressum'),
  allergens: legalAddress('Adresse der Allergene'),
  allergensText: legalText('Allergene'),
};
