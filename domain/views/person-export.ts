import type { StaffOrder } from '../contracts/order.schema.js';
import { addressLine } from '../addresses/postal-address.js';
import { modeLabels, paymentMethodLabels, statusLabels } from '../ordering/order-labels.js';
import { lineText } from '../ordering/order-texts.js';
import type { Customer } from '../records/definitions/customer.js';
import { formatDateTime, formatMoney } from '../text/formats.js';
import { type Line, linesHtml, listHtml, pageHtml, sectionHtml } from './html-page.js';

/** All that is kept of one person, as it is handed out. */
export interface PersonExport {
  readonly createdAt: string;
  readonly search: string;
  readonly orders: readonly (StaffOrder & {
    readonly history: readonly { readonly at: string; readonly text: string }[];
    /** Names of the files beside this one. */
    readonly files: readonly string[];
  })[];
  readonly customers: readonly Customer[];
}

type Address = StaffOrder['address'];

const inOneLine = (address: Address): string | null =>
  address &&
  [
    ...[address.name, address.companyName],
    addressLine({ street: address.street ?? '', zipCode: address.zipCode ?? '', city: address.city ?? '' }),
    ...[detail('Stock', address.floor), detail('Stiege', address.stairway), detail('Tür', address.door)],
    address.country,
  ]
    .filter(Boolean)
    .join(', ');

const detail = (label: string, value: string | null): string => (value ? `${label} ${value}` : '');

/** The same to be read by people. */
export function personExportHtml(
  { createdAt, search, orders, customers }: PersonExport,
  timeZone: string,
): string {
  const time = (at: string) => formatDateTime(new Date(at), timeZone);
  const head = linesHtml([
    ['Gesucht nach', search],
    ['Erstellt', time(createdAt)],
    ['Bestellungen', orders.length],
    ['Kundeneinträge', customers.length],
  ]);
  const parts = [
    ...customers.map((customer) => sectionHtml('Kundeneintrag', linesHtml(customerLines(customer)))),
    ...orders.map((order) =>
      sectionHtml(
        `Bestellung ${order.uid} vom ${time(order.placedAt)}`,
        linesHtml(orderLines(order, time)),
        part('Positionen', order.items.map(lineText)),
        part(
          'Notizen',
          order.notes.map(({ at, text }) => `${time(at)}: ${text ?? 'gelöscht'}`),
        ),
        part('Dateien', order.files),
        part(
          'Verlauf',
          order.history.map(({ at, text }) => `${time(at)}: ${text}`),
        ),
      ),
    ),
  ];
  return pageHtml('Auskunft über personenbezogene Daten', head + parts.join('\n'));
}

const part = (title: string, entries: readonly string[]): string =>
  entries.length > 0 ? `<h3>${title}</h3>${listHtml(entries)}` : '';

const customerLines = (customer: Customer): Line[] => [
  ['Vorname', customer.firstName],
  ['Nachname', customer.lastName],
  ['Firma', customer.companyName],
  ['E-Mail', customer.email],
  ['Telefon', customer.phone],
  ['Straße und Hausnummer', customer.street],
  ['PLZ', customer.zipCode],
  ['Ort', customer.city],
  ['Notiz', customer.note],
];

const orderLines = (order: StaffOrder, time: (at: string) => string): Line[] => [
  ['Ticket', order.ticketNumber],
  ['Filiale', order.branch.name],
  ['Status', statusLabels[order.status]],
  ['Bestellart', modeLabels[order.mode]],
  ['Tisch', order.tableIdentifier],
  ['Vorname', order.contact.firstName],
  ['Nachname', order.contact.lastName],
  ['Firma', order.contact.companyName],
  ['UID-Nummer', order.contact.vatNumber],
  ['E-Mail', order.contact.email],
  ['Telefon', order.contact.phone],
  ['Adresse', inOneLine(order.address)],
  ['Lieferadresse', inOneLine(order.deliveryAddress)],
  ['Wunschtermin', order.appointmentDate && time(order.appointmentDate)],
  ['Anmerkung', order.comment],
  ['Zahlungsart', paymentMethodLabels[order.paymentMethod]],
  ['Gesamtbetrag', formatMoney(order.pricing.totalGross, order.currency)],
  ['Bezahlt', formatMoney(order.paidAmount, order.currency)],
  ['Nachricht der Filiale', order.rejectionMessage ?? order.quotation?.message],
  ['Grund der Stornierung', order.cancelationReason],
  ['Bewertung', order.review && `${order.review.rating} von 5 Sternen`],
  ['Kommentar der Bewertung', order.review?.comment],
];
