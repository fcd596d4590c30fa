import type { z } from 'zod';
import {
  flag,
  identifier,
  nullableText,
  optionalClockTime,
  optionalEmailAddress,
  optionalNumber,
  optionalText,
  reference,
  references,
  rows,
  text,
} from '../managed/fields.js';
import { resource } from '../managed/resource.js';
import { deliveryAreaSchema } from './delivery-area.js';
import { hours, image, images, optionalTimeZone } from './shop-fields.js';

const place = { section: 'Adresse und Kontakt' };
const times = { section: 'Öffnungszeiten' };
const modes = { section: 'Bestellarten' };
const payments = {
  section: 'Zahlungsarten',
  help: 'Erscheint nur, wenn die Zahlungsart auch in der Konfiguration eingeschaltet ist.',
};
const details = { section: 'Pflichtangaben' };

/** A place where the business cooks and sells. */
export const branch = resource({
  name: 'branch',
  path: 'branches',
  words: { one: 'Filiale', many: 'Filialen' },
  fields: {
    identifier: identifier(),
    name: text('Name'),
    description: optionalText('Beschreibung', { lines: 3, max: 4_000 }),
    division: reference('division', 'Organisation'),
    isPublic: flag('Öffentlich', { help: 'Sonst ist die Filiale im Shop als inaktiv gekennzeichnet.' }),
    images: images('Bilder'),
    logo: image('Logo'),
    tags: references('tag', 'Tags'),
    keywords: optionalText('Suchworte', { max: 500, help: 'Nach ihnen wird die Filiale auch gefunden.' }),
    street: optionalText('Straße und Hausnummer', place),
    zipCode: optionalText('PLZ', { ...place, max: 12 }),
    city: optionalText('Ort', place),
    phone: optionalText('Telefon', { ...place, max: 40 }),
    email: optionalEmailAddress('E-Mail', place),
    latitude: optionalNumber('Breitengrad', { ...place, min: -90, max: 90, step: 0.0001 }),
    longitude: optionalNumber('Längengrad', { ...place, min: -180, max: 180, step: 0.0001 }),
    timeZone: optionalTimeZone('Zeitzone', { ...place, help: 'Leer: die Zeitzone des Shops.' }),
    openingHours: hours('Öffnungszeiten', times),
    isDeliveryHoursEnabled: flag('Eigene Lieferzeiten', times),
    deliveryHours: hours('Lieferzeiten', times),
    orderableFrom: optionalClockTime('Abholung ab', { ...times, help: 'Leer: ab der Öffnung.' }),
    closedMessage: nullableText('Hinweis bei geschlossener Filiale', times),
    isTakeawayEnabled: flag('Abholung', modes),
    isDeliveryEnabled: flag('Lieferung', modes),
    isDineInEnabled: flag('Vor Ort', modes),
    isTableSelectionEnabled: flag('Tischauswahl vor Ort', modes),
    isPreorderEnabled: flag('Vorbestellungen', modes),
    isAppointmentRequired: flag('Termin ist Pflicht', modes),
    isQuotationRequired: flag('Angebot statt Bestellung', modes),
    deliveryAreas: rows('Liefergebiete', 'Liefergebiet', deliveryAreaSchema, { section: 'Liefergebiete' }),
    isCashEnabled: flag('Bar', payments),
    isATMCardEnabled: flag('Bankomatkarte', payments),
    isHydroAGVoucherEnabled: flag('Hydro-AG-Gutschein', payments),
    isMollieEnabled: flag('Mollie', payments),
    isDatatransEnabled: flag('Datatrans', payments),
    isTakeawayEmailRequired: flag('E-Mail bei Abholung', details),
    isTakeawayPhoneRequired: flag('Telefon bei Abholung', details),
    isTakeawayAddressRequired: flag('Adresse bei Abholung', details),
    isDeliveryEmailRequired: flag('E-Mail bei Lieferung', details),
    isDeliveryPhoneRequired: flag('Telefon bei Lieferung', details),
    isDeliveryAddressRequired: flag('Adresse bei Lieferung', { ...details, usually: true }),
    isDineInEmailRequired: flag('E-Mail vor Ort', details),
    isDineInPhoneRequired: flag('Telefon vor Ort', details),
    isDineInAddressRequired: flag('Adresse vor Ort', details),
  },
  title: ['name'],
  unique: [['identifier']],
  search: ['name', 'identifier', 'street', 'zipCode', 'city', 'keywords'],
  columns: ['name', 'identifier', 'city', 'division', 'isPublic'],
  sort: 'name',
  access: { read: 'everybody', change: 'branch.change' },
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
