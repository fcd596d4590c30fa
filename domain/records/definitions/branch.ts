import { z } from 'zod';
import {
  choiceOrUsual,
  flag,
  identifier,
  money,
  nullableText,
  optionalClockTime,
  optionalEmailAddress,
  optionalMoney,
  optionalNumber,
  optionalText,
  percent,
  reference,
  references,
  rows,
  text,
} from '../fields.js';
import { capacityProblems } from '../../delivery/capacity-problems.js';
import type { Problem } from '../../kernel/refusal.js';
import {
  countryOfBranch,
  isZipCode,
  isZipCodeList,
  normalizeZipCode,
  reversedRange,
} from '../../addresses/postal-address.js';
import type { Fields } from '../record-state.js';
import { resource } from '../resource.js';
import { hours, image, images, optionalTimeZone } from './shop-fields.js';

/** Where a branch delivers, for how much. */
export const deliveryAreaSchema = z
  .object({
    area: text('Gebiet', { help: 'So wählen es die Kunden aus.' }),
    zipCodes: optionalText('Postleitzahlen', {
      help: 'Zum Beispiel 1040, 1050–1070. Leer: alle des Landes, die kein anderes Gebiet nennt.',
    }),
    price: money('Lieferkosten', { help: 'Brutto, je Bestellung.' }),
    tax: percent('Mehrwertsteuer'),
    free: flag('Immer kostenlos', { help: 'Die Lieferkosten zählen dann nicht.' }),
    freeFromOrderValue: optionalMoney('Kostenlos ab', { help: 'Wert der Bestellung. Leer: nie.' }),
    minimumOrderValue: optionalMoney('Mindestbestellwert', { help: 'Leer: keiner.' }),
  })
  .meta({ id: 'DeliveryArea' });
export type DeliveryArea = z.infer<typeof deliveryAreaSchema>;

interface Described {
  readonly zipCode: string;
  readonly phone: string;
  readonly deliveryAreas: readonly { readonly zipCodes: string }[];
  readonly isTakeawayEnabled: boolean;
  readonly isDeliveryEnabled: boolean;
  readonly isDineInEnabled: boolean;
  readonly capacityOrders: number | null;
  readonly capacityTakeaway: number | null;
  readonly capacityDelivery: number | null;
  readonly capacityDineIn: number | null;
}

/** Problems between fields of a branch. */
export const branchProblems = (branch: Described): Problem[] => [
  ...zipCodeProblems(branch),
  ...branch.deliveryAreas.flatMap(({ zipCodes }, index) =>
    isZipCodeList(zipCodes)
      ? []
      : [{ message: listMessage(zipCodes), field: `deliveryAreas.${index}.zipCodes` }],
  ),
  ...problemsOfCapacity(branch),
];

/** Of the modes that are on: the form shows the numbers of no others. */
function problemsOfCapacity(branch: Described): Problem[] {
  const problems = capacityProblems({
    orders: branch.capacityOrders,
    takeaway: branch.isTakeawayEnabled ? branch.capacityTakeaway : null,
    delivery: branch.isDeliveryEnabled ? branch.capacityDelivery : null,
    dineIn: branch.isDineInEnabled ? branch.capacityDineIn : null,
  });
  return problems.map(({ field, message }) => ({ message, field: capacityFields[field] }));
}

const capacityFields = {
  orders: 'capacityOrders',
  takeaway: 'capacityTakeaway',
  delivery: 'capacityDelivery',
  dineIn: 'capacityDineIn',
} as const;

function zipCodeProblems(branch: Described): Problem[] {
  const zipCode = normalizeZipCode(branch.zipCode);
  if (zipCode === '' || isZipCode(zipCode, countryOfBranch(branch))) return [];
  return [{ message: 'Bitte geben Sie eine Postleitzahl mit 4 oder 5 Ziffern an.', field: 'zipCode' }];
}

function listMessage(zipCodes: string): string {
  const reversed = reversedRange(zipCodes);
  return reversed
    ? `${reversed.typed} läuft rückwärts. Bitte schreiben Sie ${reversed.turned}.`
    : 'Bitte geben Sie nur Postleitzahlen an, zum Beispiel 1040, 1050–1070.';
}

const place = { section: 'Adresse und Kontakt' };
const forMap = 'Für die Karte im Shop.';
const times = { section: 'Öffnungszeiten' };
const modes = { section: 'Bestellarten' };
const payments = {
  section: 'Zahlungsarten',
  sectionHelp: 'Angeboten wird nur, was auch in der Konfiguration eingeschaltet ist.',
  note: 'payment-method',
};
const details = {
  section: 'Pflichtangaben',
  sectionHelp: 'Was Kunden angeben müssen. Ihren Namen geben sie immer an.',
};
const takeaway = { appliesTo: ({ isTakeawayEnabled }: Fields) => isTakeawayEnabled === true };
const delivery = { appliesTo: ({ isDeliveryEnabled }: Fields) => isDeliveryEnabled === true };
const dineIn = { appliesTo: ({ isDineInEnabled }: Fields) => isDineInEnabled === true };
const capacity = {
  section: 'Auslastung',
  sectionHelp:
    'Wie viele Bestellungen ein Zeitfenster aufnimmt. Volle Fenster werden im Shop nicht mehr angeboten. Was schon bestellt ist, zählt mit. Bestellungen „so schnell wie möglich“ zählen in dem Fenster, in dem sie aufgegeben werden; kommen sie vor dem Öffnen, im ersten danach.',
};
const minutes = (label: string, usual: number, remarks: object) =>
  optionalNumber(label, {
    section: 'Zubereitungszeit',
    sectionHelp:
      'Wann Gäste ihr Essen haben, die „so schnell wie möglich“ bestellen. Der Shop nennt ihnen die Uhrzeit, auf die nächsten fünf Minuten gerundet.',
    ...remarks,
    ...{ min: 0, max: 600, step: 1, unit: 'Minuten' },
    help: `Leer: ${usual} Minuten.`,
  });
const most = (label: string, remarks: object = {}) =>
  optionalNumber(label, {
    ...capacity,
    ...remarks,
    min: 0,
    max: 10_000,
    step: 1,
    help: 'Leer: beliebig viele.',
  });
const ownDeliveryHours = {
  appliesTo: ({ isDeliveryHoursEnabled }: Fields) => isDeliveryHoursEnabled === true,
};

/** A place where the business cooks and sells. */
export const branch = resource({
  name: 'branch',
  path: 'branches',
  words: { one: 'Filiale', many: 'Filialen' },
  fields: {
    name: text('Name'),
    identifier: identifier(),
    description: optionalText('Beschreibung', { lines: 3, max: 4_000 }),
    division: reference('division', 'Organisation'),
    isPublic: flag('Öffentlich', {
      help: 'Sonst steht sie im Shop als inaktiv, und niemand kann bestellen.',
    }),
    images: images('Bilder'),
    logo: image('Logo'),
    tags: references('tag', 'Tags'),
    keywords: optionalText('Suchworte', { max: 500, help: 'Nach ihnen wird die Filiale auch gefunden.' }),
    street: optionalText('Straße und Hausnummer', place),
    zipCode: optionalText('PLZ', { ...place, max: 12 }),
    city: optionalText('Ort', place),
    phone: optionalText('Telefon', { ...place, max: 40 }),
    email: optionalEmailAddress('E-Mail', place),
    latitude: optionalNumber('Breitengrad', { ...place, help: forMap, min: -90, max: 90, step: 0.0001 }),
    longitude: optionalNumber('Längengrad', { ...place, help: forMap, min: -180, max: 180, step: 0.0001 }),
    timeZone: optionalTimeZone('Zeitzone', { ...place, help: 'Leer: die Zeitzone des Shops.' }),
    openingHours: hours('Öffnungszeiten', times),
    isDeliveryHoursEnabled: flag('Eigene Lieferzeiten', {
      ...times,
      help: 'Sonst wird geliefert, solange geöffnet ist.',
    }),
    deliveryHours: hours('Lieferzeiten', { ...times, ...ownDeliveryHours }),
    orderableFrom: optionalClockTime('Abholung ab', { ...times, help: 'Leer: ab der Öffnung.' }),
    closedMessage: nullableText('Hinweis bei geschlossener Filiale', {
      ...times,
      help: 'Zum Beispiel „Betriebsurlaub bis 7. Jänner“.',
    }),
    isTakeawayEnabled: flag('Abholung', modes),
    isDeliveryEnabled: flag('Lieferung', modes),
    isDineInEnabled: flag('Vor Ort', { ...modes, help: 'Gäste bestellen im Lokal.' }),
    isTableSelectionEnabled: flag('Tischauswahl vor Ort', {
      ...modes,
      ...dineIn,
      help: 'Gäste geben ihren Tisch an, auch durch seinen QR-Code.',
    }),
    isPreorderEnabled: flag('Vorbestellungen', {
      ...modes,
      help: 'Für später, auch solange geschlossen ist.',
    }),
    isAppointmentRequired: flag('Termin ist Pflicht', {
      ...modes,
      help: 'Kunden wählen immer, wann sie die Bestellung wollen.',
    }),
    isQuotationRequired: flag('Angebot statt Bestellung', {
      ...modes,
      help: 'Kunden fragen an, statt verbindlich zu bestellen.',
    }),
    isConfirmedByRule: flag('Automatisch bestätigen', {
      ...modes,
      help: 'Jede Bestellung wird angenommen, sobald sie eingelangt und, wenn online bezahlt wird, bezahlt ist.',
    }),
    isCapturedOnConfirmation: flag('Erst bei Bestätigung abbuchen', {
      ...modes,
      help: 'Online-Zahlungen werden zuerst nur freigegeben und abgebucht, sobald die Bestellung bestätigt ist. Nicht jede Zahlungsart kann das.',
    }),
    preparationTakeaway: minutes('Abholbereit nach', 30, takeaway),
    preparationDelivery: minutes('Geliefert nach', 45, delivery),
    preparationDineIn: minutes('Am Tisch nach', 30, dineIn),
    capacityWindow: choiceOrUsual(
      'Zeitfenster',
      { '5': '5 Minuten', '10': '10 Minuten', '15': '15 Minuten', '30': '30 Minuten', '60': '1 Stunde' },
      '15',
      capacity,
    ),
    capacityOrders: most('Bestellungen insgesamt'),
    capacityTakeaway: most('Davon zur Abholung', takeaway),
    capacityDelivery: most('Davon zur Lieferung', delivery),
    capacityDineIn: most('Davon vor Ort', dineIn),
    deliveryAreas: rows('Liefergebiete', 'Liefergebiet', deliveryAreaSchema, {
      section: 'Liefergebiete',
      ...delivery,
    }),
    isCashEnabled: flag('Bar', payments),
    isATMCardEnabled: flag('Bankomatkarte', payments),
    isHydroAGVoucherEnabled: flag('Hydro-AG-Gutschein', payments),
    isMollieEnabled: flag('Mollie', payments),
    isDatatransEnabled: flag('Datatrans', payments),
    isTakeawayEmailRequired: flag('E-Mail bei Abholung', { ...details, ...takeaway }),
    isTakeawayPhoneRequired: flag('Telefon bei Abholung', { ...details, ...takeaway }),
    isTakeawayAddressRequired: flag('Adresse bei Abholung', { ...details, ...takeaway }),
    isDeliveryEmailRequired: flag('E-Mail bei Lieferung', { ...details, ...delivery }),
    isDeliveryPhoneRequired: flag('Telefon bei Lieferung', { ...details, ...delivery }),
    isDeliveryAddressRequired: flag('Adresse bei Lieferung', { ...details, ...delivery, usually: true }),
    isDineInEmailRequired: flag('E-Mail vor Ort', { ...details, ...dineIn }),
    isDineInPhoneRequired: flag('Telefon vor Ort', { ...details, ...dineIn }),
    isDineInAddressRequired: flag('Adresse vor Ort', { ...details, ...dineIn }),
  },
  title: ['name'],
  unique: [['identifier']],
  search: ['name', 'identifier', 'street', 'zipCode', 'city', 'keywords'],
  columns: ['name', 'identifier', 'city', 'division', 'isPublic'],
  sort: 'name',
  access: { read: 'everybody', change: 'branch.change' },
  problems: branchProblems,
  branches: (id) => [id],
  example: {
    identifier: 'salzburg',
    name: 'Linde am Mönchsberg',
    division: { id: '7563f625-4d0b-558b-9d42-386dad6daa1d' },
    isPublic: true,
    street: 'Gstättengasse 7',
    zipCode: '5020',
    city: 'Salzburg',
    openingHours: [{ type: 'daily', from: '10:00', to: '22:00' }],
    isTakeawayEnabled: true,
    isCashEnabled: true,
  },
});
export type Branch = z.infer<typeof branch.schemas.entity>;
