import type { z } from 'zod';
import { flag } from '../fields.js';
import { optionalPersonalEmail, optionalPersonalText, personalText } from '../personal-fields.js';
import { resource } from '../resource.js';

const address = { section: 'Adresse' };

/** A customer, with the data that the business keeps in its books. */
export const customer = resource({
  name: 'customer',
  path: 'customers',
  words: { one: 'Kunde', many: 'Kunden' },
  fields: {
    firstName: personalText('Vorname'),
    lastName: personalText('Nachname'),
    companyName: optionalPersonalText('Firma'),
    email: optionalPersonalEmail('E-Mail'),
    phone: optionalPersonalText('Telefon', { max: 40 }),
    street: optionalPersonalText('Straße und Hausnummer', address),
    zipCode: optionalPersonalText('PLZ', { ...address, max: 12 }),
    city: optionalPersonalText('Ort', address),
    note: optionalPersonalText('Notiz', { lines: 4, max: 4_000 }),
    isBlocked: flag('Gesperrt', {
      help: 'Ein Hinweis für die Mitarbeitenden; Bestellungen bleiben möglich.',
    }),
  },
  title: ['firstName', 'lastName'],
  search: ['firstName', 'lastName', 'companyName', 'email', 'phone', 'city'],
  columns: ['lastName', 'firstName', 'companyName', 'email', 'phone', 'city'],
  sort: 'lastName,firstName',
  access: { read: 'customers.read', change: 'customers.change', erase: 'customers.erase' },
  example: { firstName: 'Vera', lastName: 'Beispiel', email: 'vera@example.org', phone: '+436641234567' },
});
export type Customer = z.infer<typeof customer.schemas.entity>;
