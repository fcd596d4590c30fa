import { z } from 'zod';
import { choice, flag, number, optionalEmailAddress, optionalText, text } from '../managed/fields.js';
import { resource } from '../managed/resource.js';
import { timeZone } from './shop-fields.js';

const search = { section: 'Suchmaschinen' };
const ordering = { section: 'Bestellen' };
const legal = { section: 'Rechtliche Texte' };
const looks = { section: 'Aussehen' };
const map = { section: 'Karte' };
const payments = { section: 'Zahlungsarten' };
const parts = { section: 'Zusätze' };

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
    shopName: text('Name des Shops'),
    businessName: text('Firmenname'),
    description: optionalText('Beschreibung', { lines: 3, max: 4_000 }),
    website: optionalText('Website'),
    email: optionalEmailAddress('E-Mail', { help: 'Absender und Ansprechpartner für Kunden.' }),
    currency: choice('Währung', { EUR: 'Euro', CHF: 'Schweizer Franken' }),
    timeZone: timeZone('Zeitzone', { help: 'Gilt für Filialen ohne eigene.' }),
    seoTitle: optionalText('Titel für Suchmaschinen', search),
    seoDescription: optionalText('Beschreibung für Suchmaschinen', { ...search, lines: 2, max: 500 }),
    defaultDeliveryMethod: choice(
      'Übliche Bestellart',
      { takeaway: 'Abholung', delivery: 'Lieferung', dineIn: 'Vor Ort' },
      ordering,
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
    disableTickets: flag('Bestellnummer statt Ticket zeigen', ordering),
    headerVariant: choice('Kopf', { '1': 'Logo oder Name', '2': 'Slogan' }, looks),
    footerVariant: choice('Fuß', { '1': 'Schlicht', '2': 'Mit Barrierefreiheit' }, looks),
    homeLayout: choice(
      'Startseite einer Filiale',
      { gallery: 'Mit Galerie', teasers: 'Mit Hinweisen' },
      looks,
    ),
    termsAndConditions: legalAddress('Adresse der AGB'),
    termsAndConditionsText: legalText('AGB'),
    privacyPolicy: legalAddress('Adresse des Datenschutzes'),
    privacyPolicyText: legalText('Datenschutz'),
    imprint: legalAddress('Adresse des Impressums'),
    imprintText: legalText('Impressum'),
    allergens: legalAddress('Adresse der Allergene'),
    allergensText: legalText('Allergene'),
    mapboxZoom: number('Vergrößerung', { ...map, min: 0, max: 24 }).default(19),
    mapboxPitch: number('Neigung', { ...map, min: 0, max: 85, unit: '°' }).default(55),
    mapboxBearing: number('Drehung', { ...map, min: -180, max: 180, unit: '°' }).default(-85),
    enablePluginHomePage: flag('Startseite einer Filiale', parts),
    enablePluginSearch: flag('Suche nach Filialen', parts),
    enablePluginTags: flag('Filter nach Tags', parts),
    enablePluginCategoryBar: flag('Leiste der Kategorien', parts),
    enablePluginMapbox: flag('Karte', parts),
    enablePluginToolbar: flag('Statusleiste', parts),
    enablePluginPWA: flag('App installieren', parts),
    enablePluginSMS: flag('SMS-Nachrichten', parts),
    enablePluginDonations: flag('Spenden', parts),
    enablePluginOrderReviews: flag('Bewertungen', parts),
    enablePluginFrontdesk: flag('Anzeige der Tickets', parts),
    enableCash: flag('Bar', payments),
    enableATMCard: flag('Bankomatkarte', payments),
    enablePluginATMCard: flag('Bankomatkarte: Zusatz', payments),
    enableHydroAGVoucher: flag('Hydro-AG-Gutschein', payments),
    enablePluginHydroAGVoucher: flag('Hydro-AG-Gutschein: Zusatz', payments),
    enableMollie: flag('Mollie', payments),
    enablePluginMollie: flag('Mollie: Zusatz', payments),
    enableDatatrans: flag('Datatrans', payments),
    enablePluginDatatrans: flag('Datatrans: Zusatz', payments),
  },
  title: ['shopName'],
  search: [],
  columns: ['shopName'],
  sort: 'shopName',
  access: { read: 'everybody', change: 'shop.change' },
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

/** As the shop reads it, with the version of the product. */
export const configSchema = z.object({ version: z.string(), ...config.fields }).meta({ id: 'Config' });
export type Config = z.infer<typeof configSchema>;
