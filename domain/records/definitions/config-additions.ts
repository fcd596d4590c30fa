import { INTERNAL_ERROR_TEXT, NOT_FOUND_TEXT } from '../../text/failure-texts.js';
import { markdown } from '../content-fields.js';
import { flag, optionalText } from '../fields.js';

const part = (label: string, help: string) => flag(label, { section: 'Zusätze', help });

/** Parts of the shop that not everybody wants. */
export const additionFields = {
  enablePluginHomePage: part(
    'Startseite einer Filiale',
    'Statt der Liste der Filialen; für Shops mit einer einzigen. Wie sie aussieht, steht unter „Aussehen“.',
  ),
  enablePluginSearch: part('Suche nach Filialen', 'Das Feld „PLZ / Ort“ über der Liste der Filialen.'),
  enablePluginTags: part('Filter nach Tags', 'Mit einem Tag werden nur die Filialen gezeigt, die ihn haben.'),
  enablePluginCategoryBar: part('Leiste der Kategorien', 'Springt auf der Karte zu einer Kategorie.'),
  enablePluginMapbox: part(
    'Karte',
    'Wo eine Filiale ist, auf der Startseite und bei „Info“ auf ihrer Speisekarte. Was gezeigt wird, steht unter „Karte“.',
  ),
  enablePluginToolbar: part('Statusleiste', 'Sagt ganz oben, was geöffnet ist.'),
  enablePluginPWA: part(
    'App installieren',
    'Bietet an, den Shop wie eine App auf das Telefon zu legen. Die Karte lässt sich dann auch ohne Internet lesen. Braucht HTTPS; das Bild dafür ist das „Symbol“ unter „Aussehen“.',
  ),
  enablePluginSMS: part(
    'SMS-Nachrichten',
    'Kunden werden über ihre Bestellung auch per SMS verständigt. Welche SMS es gibt, steht unter „Nachrichten“.',
  ),
  enablePluginDonations: part(
    'Spenden',
    'Kunden wählen, wem je Bestellung ein kleiner Betrag zugutekommt, den Sie bezahlen. Wer zur Wahl steht, ist unter „Spendenempfänger“, was zusammenkommt, in der Statistik unter „Umsatz“.',
  ),
  enablePluginOrderReviews: part(
    'Bewertungen',
    'Auf der Seite der Bestellung, sobald sie abgeschlossen ist. Gäste werden durch eine Nachricht darum gebeten.',
  ),
  enablePluginFrontdesk: part(
    'Anzeige der Tickets',
    'Ein Bildschirm mit den Nummern, die abgeholt werden können. Seine Adresse steht bei der Filiale unter „Schlüssel für Anzeigen“.',
  ),
};

const legal = { section: 'Rechtliche Texte' };
const legalText = (label: string) => markdown(label, { ...legal, help: 'Hat Vorrang vor der Adresse.' });
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

const failures = { section: 'Fehlerseiten', lines: 3, max: 2_000 };

/** What stands below '404 Not Found' and '500 Internal Server Error'. */
export const failureFields = {
  notFoundText: markdown('Seite nicht gefunden', {
    ...failures,
    help: `Leer: „${NOT_FOUND_TEXT}“`,
  }),
  internalErrorText: markdown('Interner Fehler', {
    ...failures,
    help: `Leer: „${INTERNAL_ERROR_TEXT}“`,
  }),
};
