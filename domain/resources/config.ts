import { z } from 'zod';
import { choice, flag, number, optionalEmailAddress, optionalText, text } from '../managed/fields.js';
import { resource } from '../managed/resource.js';
import { timeZone } from './shop-fields.js';
import { addressProblems } from './web-address.js';

const search = { section: 'Suchmaschinen' };
const ordering = { section: 'Bestellen' };
const legal = { section: 'Rechtliche Texte' };
const looks = { section: 'Aussehen' };
const map = {
  section: 'Karte',
  sectionHelp: 'Der Shop zeigt noch keine Karte: Diese Werte sind noch ohne Wirkung.',
};
const payments = { section: 'Zahlungsarten' };
const part = (label: string, help: string) => flag(label, { section: 'Zusätze', help });
/** Of what the shop does not show yet. */
const notYet = (help: string) => `${help} Noch ohne Wirkung.`;
const offered = 'Wird angeboten, wo auch die Filiale die Zahlungsart anbietet.';
const switched = 'Ohne diesen Schalter wird die Zahlungsart nirgends angeboten.';
const online = 'Zahlungen im Netz sind noch nicht möglich: Der Schalter bleibt aus.';

const legalText = (label: string) =>
  optionalText(label, { ...legal, lines: 8, help: 'Markdown. Hat Vorrang vor der Adresse.' });
const legalAddress = (label: string) =>
  optionalText(label, { ...legal, help: 'Gilt, wenn es keinen Text gibt.' });

/** The shop's settings: one record. */
export const config = resource({
  name: 'config',
  path: 'config',
  words: { one: 'Konfiguration', many: 'Konfiguration' },
  only: 'shop',
  fields: {
    title: text('Titel', { help: 'Steht auf der Startseite und in den Titeln der Seiten.' }),
    shopName: text('Name des Shops', { help: 'Steht im Kopf, wo es kein Logo gibt, und in Nachrichten.' }),
    businessName: text('Firmenname', { help: 'Steht im Fuß und auf Belegen.' }),
    description: optionalText('Beschreibung', { lines: 3, max: 4_000, help: 'Steht auf der Startseite.' }),
    website: optionalText('Website', {
      help: 'Adresse Ihrer Website, wenn es außer dem Shop eine gibt. Steht im Fuß.',
    }),
    email: optionalEmailAddress('E-Mail', { help: 'Absender und Ansprechpartner für Kunden.' }),
    currency: choice(
      'Währung',
      { EUR: 'Euro', CHF: 'Schweizer Franken' },
      { help: 'Gilt für alle Preise; Bestellungen behalten ihre.' },
    ),
    timeZone: timeZone('Zeitzone', { help: 'Gilt für Filialen ohne eigene.' }),
    seoTitle: optionalText('Titel für Suchmaschinen', { ...search, help: 'Leer: der Titel.' }),
    seoDescription: optionalText('Beschreibung für Suchmaschinen', {
      ...search,
      lines: 2,
      max: 500,
      help: 'Leer: die Beschreibung.',
    }),
    defaultDeliveryMethod: choice(
      'Übliche Bestellart',
      { takeaway: 'Abholung', delivery: 'Lieferung', dineIn: 'Vor Ort' },
      { ...ordering, help: 'Ist anfangs gewählt, wo die Filiale sie anbietet.' },
    ),
    orderButtonLabel: optionalText('Beschriftung des Bestellknopfs', {
      ...ordering,
      max: 60,
      help: 'Leer: „Bestellung abschicken“. Das Verbraucherrecht in Österreich und Deutschland verlangt Worte wie „Zahlungspflichtig bestellen“.',
    }),
    missedAfterMinutes: number('Verpasst nach', {
      ...ordering,
      min: 1,
      max: 1_440,
      step: 1,
      unit: 'Minuten',
      help: 'Eine Bestellung, die bis dahin niemand angenommen hat, gilt als verpasst.',
    }),
    disableTickets: flag('Bestellnummer statt Ticket zeigen', {
      ...ordering,
      help: 'Tickets zählen je Filiale und Tag, Bestellnummern sind nicht zu erraten.',
    }),
    headerVariant: choice(
      'Kopf',
      { '1': 'Logo oder Name', '2': 'Slogan' },
      { ...looks, help: notYet('Mit Slogan führt ein Knopf zu den Produkten.') },
    ),
    footerVariant: choice(
      'Fuß',
      { '1': 'Schlicht', '2': 'Mit Barrierefreiheit' },
      { ...looks, help: notYet('Die zweite Form verlinkt die Erklärung zur Barrierefreiheit.') },
    ),
    homeLayout: choice(
      'Startseite einer Filiale',
      { gallery: 'Mit Galerie', teasers: 'Mit Hinweisen' },
      { ...looks, help: notYet('Gilt, wenn sie unter „Zusätze“ eingeschaltet ist.') },
    ),
    termsAndConditions: legalAddress('Adresse der AGB'),
    termsAndConditionsText: legalText('AGB'),
    privacyPolicy: legalAddress('Adresse des Datenschutzes'),
    privacyPolicyText: legalText('Datenschutz'),
    imprint: legalAddress('Adresse des Impressums'),
    imprintText: legalText('Impressum'),
    allergens: legalAddress('Adresse der Allergene'),
    allergensText: legalText('Allergene'),
    mapboxZoom: number('Vergrößerung', {
      ...map,
      min: 0,
      max: 24,
      help: '0 zeigt die Welt, 19 ein Haus.',
    }).default(19),
    mapboxPitch: number('Neigung', {
      ...map,
      min: 0,
      max: 85,
      unit: '°',
      help: '0 blickt von oben.',
    }).default(55),
    mapboxBearing: number('Drehung', {
      ...map,
      min: -180,
      max: 180,
      unit: '°',
      help: 'Welche Himmelsrichtung oben ist; 0 ist Norden.',
    }).default(-85),
    enablePluginHomePage: part(
      'Startseite einer Filiale',
      notYet('Statt der Liste der Filialen; für Shops mit einer einzigen.'),
    ),
    enablePluginSearch: part('Suche nach Filialen', 'Das Feld „PLZ / Ort“ über der Liste der Filialen.'),
    enablePluginTags: part(
      'Filter nach Tags',
      'Mit einem Tag werden nur die Filialen gezeigt, die ihn haben.',
    ),
    enablePluginCategoryBar: part('Leiste der Kategorien', 'Springt auf der Karte zu einer Kategorie.'),
    enablePluginMapbox: part('Karte', notYet('Wird erst nach Zustimmung zu Cookies geladen.')),
    enablePluginToolbar: part('Statusleiste', 'Sagt ganz oben, was geöffnet ist.'),
    enablePluginPWA: part(
      'App installieren',
      notYet('Bietet an, den Shop wie eine App auf das Telefon zu legen.'),
    ),
    enablePluginSMS: part(
      'SMS-Nachrichten',
      notYet('Kunden werden über ihre Bestellung auch per SMS verständigt.'),
    ),
    enablePluginDonations: part(
      'Spenden',
      notYet('Kunden wählen, wem je Bestellung ein kleiner Betrag zugutekommt.'),
    ),
    enablePluginOrderReviews: part(
      'Bewertungen',
      notYet('Auf der Seite der Bestellung, sobald sie abgeschlossen ist.'),
    ),
    enablePluginFrontdesk: part(
      'Anzeige der Tickets',
      notYet('Ein Bildschirm mit den Nummern, die abgeholt werden können.'),
    ),
    enableCash: flag('Bar', { ...payments, help: offered }),
    enableATMCard: flag('Bankomatkarte', { ...payments, help: offered }),
    enablePluginATMCard: flag('Bankomatkarte freigeschaltet', { ...payments, help: switched }),
    enableHydroAGVoucher: flag('Hydro-AG-Gutschein', { ...payments, help: offered }),
    enablePluginHydroAGVoucher: flag('Hydro-AG-Gutschein freigeschaltet', { ...payments, help: switched }),
    enableMollie: flag('Mollie', { ...payments, help: offered }),
    enablePluginMollie: flag('Mollie freigeschaltet', { ...payments, help: online }),
    enableDatatrans: flag('Datatrans', { ...payments, help: offered }),
    enablePluginDatatrans: flag('Datatrans freigeschaltet', { ...payments, help: online }),
  },
  title: ['shopName'],
  search: [],
  columns: ['shopName'],
  sort: 'shopName',
  access: { read: 'everybody', change: 'shop.change' },
  problems: (settings) => [
    ...addressProblems(settings, ['website', 'termsAndConditions', 'privacyPolicy', 'imprint', 'allergens']),
    ...onlineProblems(settings),
  ],
  example: {
    title: 'Zur Linde',
    shopName: 'Zur Linde',
    businessName: 'Gasthäuser Zur Linde GmbH',
    currency: 'EUR',
    timeZone: 'Europe/Vienna',
    defaultDeliveryMethod: 'takeaway',
    missedAfterMinutes: 10,
    headerVariant: '1',
    footerVariant: '1',
    homeLayout: 'gallery',
    enableCash: true,
  },
});

/** An order that waits for a payment nobody can make would never reach its branch. */
const onlineProblems = (settings: { enablePluginMollie: boolean; enablePluginDatatrans: boolean }) =>
  (['enablePluginMollie', 'enablePluginDatatrans'] as const)
    .filter((field) => settings[field])
    .map((field) => ({ message: 'Zahlungen im Netz sind noch nicht möglich.', field }));

/** As the shop reads it, with the version of the product. */
export const configSchema = z.object({ version: z.string(), ...config.fields }).meta({ id: 'Config' });
export type Config = z.infer<typeof configSchema>;

/** What the shop need not know to show itself: staff alone are told. */
export const settingsForStaff = { missedAfterMinutes: true } as const;

/** As whoever asks may see it. */
export const shownConfigSchema = configSchema.partial(settingsForStaff).meta({ id: 'ShownConfig' });
export type ShownConfig = z.infer<typeof shownConfigSchema>;
