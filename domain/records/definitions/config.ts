import { z } from 'zod';
import { choice, flag, number, optionalEmailAddress, optionalText, text } from '../fields.js';
import { USUAL_SLOGAN } from '../../website/looks.js';
import { resource } from '../resource.js';
import { additionFields, failureFields, legalFields } from './config-additions.js';
import { lookFields } from './config-looks.js';
import { mapFields, mapProblems } from './config-map.js';
import { retentionFields } from './config-retention.js';
import { statisticsFields, statisticsProblems } from './config-statistics.js';
import { paymentFields } from './config-payments.js';
import { timeZone } from './shop-fields.js';
import { addressProblems } from './web-address.js';

const search = { section: 'Suchmaschinen' };
const ordering = { section: 'Bestellen' };
const looks = { section: 'Aussehen' };
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
    selfServiceIdleSeconds: number('Rückfrage am Kiosk nach', {
      ...ordering,
      min: 15,
      max: 600,
      step: 1,
      unit: 'Sekunden',
      help: 'So lange darf an einem Kiosk niemand den Bildschirm berühren, bis er fragt, ob noch jemand da ist.',
    }).default(60),
    sendWeeklyReport: flag('Wochenbericht per E-Mail', {
      usually: true,
      section: 'Team',
      help: 'Wer eine Filiale leitet oder verwaltet, bekommt montags um 6 Uhr die Zahlen der Woche.',
    }),
    headerVariant: choice(
      'Kopf',
      { '1': 'Logo oder Name', '2': 'Slogan' },
      { ...looks, help: 'Mit Slogan führt ein Knopf zu den Produkten.' },
    ),
    slogan: optionalText('Slogan', {
      ...looks,
      max: 80,
      help: `Leer: „${USUAL_SLOGAN}“`,
      appliesTo: ({ headerVariant }) => headerVariant === '2',
    }),
    footerVariant: choice(
      'Fuß',
      { '1': 'Schlicht', '2': 'Mit Barrierefreiheit' },
      {
        ...looks,
        help: 'Die zweite Form verlinkt immer die Seite „Barrierefreiheit“ (/site/accessibility): Veröffentlichen Sie sie.',
      },
    ),
    homeLayout: choice(
      'Startseite einer Filiale',
      { gallery: 'Mit Galerie', teasers: 'Mit Hinweisen' },
      { ...looks, help: 'Gilt, wenn sie unter „Zusätze“ eingeschaltet ist.' },
    ),
    ...lookFields,
    ...legalFields,
    ...failureFields,
    ...mapFields,
    ...additionFields,
    ...statisticsFields,
    ...retentionFields,
    ...paymentFields,
  },
  title: ['shopName'],
  search: [],
  columns: ['shopName'],
  sort: 'shopName',
  access: { read: 'everybody', change: 'shop.change' },
  problems: (settings) => [
    ...addressProblems(settings, ['website', 'termsAndConditions', 'privacyPolicy', 'imprint', 'allergens']),
    ...statisticsProblems(settings),
    ...mapProblems(settings),
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

/** As the shop reads it, with the version of the product. */
export const configSchema = z.object({ version: z.string(), ...config.fields }).meta({ id: 'Config' });
export type Config = z.infer<typeof configSchema>;

/** Settings that only staff receive. */
export const settingsForStaff = {
  missedAfterMinutes: true,
  keepOrdersDays: true,
  keepMailsDays: true,
  keepUploadsDays: true,
} as const;

/** As the caller may see it: `settingsForStaff` only for staff. */
export const shownConfigSchema = configSchema.partial(settingsForStaff).meta({ id: 'ShownConfig' });
export type ShownConfig = z.infer<typeof shownConfigSchema>;
