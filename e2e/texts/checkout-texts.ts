import type { SpecifiedText } from './specified-text.js';

/** The checkout with its dialogs, and the page of an order. */
export const checkoutTexts = {
  'checkout.closed': {
    text: 'Derzeit haben wir leider geschlossen.',
    where: 'checkout of a takeaway, closed',
    isPart: true,
  },
  'checkout.noDelivery': {
    text: 'Derzeit bieten wir leider keine Lieferung an.',
    where: 'checkout of a delivery, closed',
    isPart: true,
  },
  'checkout.later': {
    text: 'Sie können aber gerne für einen späteren Zeitpunkt vorbestellen.',
    where: 'checkout, closed, with pre-orders',
    isPart: true,
  },
  'checkout.empty': {
    text: 'Keine Produkte im Warenkorb! Zurück zur Übersicht',
    where: 'checkout without a cart',
  },
  'checkout.tax': { text: 'Mehrwertsteuer', where: 'totals, for each rate', isPart: true },
  'checkout.about': { text: 'ca. {total}', where: 'total that is approximate', isPart: true },
  'checkout.back': { text: 'Zurück', where: 'beside the button that orders' },
  'checkout.sending': { text: 'Verarbeiten...', where: 'the button while the order is sent', isPart: true },
  'checkout.order': { text: 'Bestellung abschicken', where: 'the button of an open branch', isPart: true },
  'checkout.preorder': {
    text: 'Vorbestellung abschicken',
    where: 'the button of a closed branch',
    isPart: true,
  },
  'checkout.quotation': {
    text: 'Angebotsanfrage abschicken',
    where: 'the button where a quotation is required',
    isPart: true,
  },
  'checkout.phone': {
    text: 'Bitte geben Sie eine gültige Nummer im Format {phone} an.',
    where: 'phone number without a leading plus',
  },
  'checkout.unknown': {
    text: 'Ein unbekannter Fehler ist aufgetreten.',
    where: 'an order that is answered by an error without words',
    isPart: true,
  },
  'checkout.payment': {
    text: 'Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.',
    where: 'checkout after a failed payment',
    isPart: true,
  },
  'checkout.noDonatee': {
    text: 'Keine passende Organisation gefunden.',
    where: 'choice of whom to donate to, search without result',
  },

  'time.today': { text: 'Heute, {date}', where: 'date of an appointment', isPart: true },
  'time.tomorrow': { text: 'Morgen, {date}', where: 'date of an appointment', isPart: true },
  'time.soon': { text: 'So schnell wie möglich', where: 'checkout without an appointment', isPart: true },
  'time.none': { text: 'Keine Angabe', where: 'checkout where an appointment is required', isPart: true },
  'time.clear': { text: 'Auswahl aufheben', where: 'dialog of the date' },
  'time.save': { text: 'Speichern', where: 'dialogs of date and time' },
  'time.cancel': { text: 'Abbrechen', where: 'dialog of the time' },
  'time.missing': {
    text: 'Bitte wählen Sie einen Termin aus.',
    where: 'sent without a required appointment',
    isPart: true,
  },
  'time.closed': {
    text: 'Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
    where: 'appointment outside of the hours',
    isPart: true,
  },
  'time.noTimes': {
    text: 'Zum ausgewählten Tag sind keine Termine verfügbar.',
    where: 'dialog of the time, day without times',
  },

  'status.ticket': { text: 'Ticket', where: 'page of an order', isPart: true },
  'status.number': { text: 'Bestellnummer', where: 'page of an order, without tickets' },
  'status.confirmed': { text: 'Bestellung bestätigt', where: 'page of an order' },
  'status.ready': { text: 'Bestellung vorbereitet', where: 'page of an order for the table' },
  'status.dispatched': { text: 'In Zustellung', where: 'page of a delivery' },
  'status.completed': { text: 'Abgeschlossen', where: 'page of an order' },
  'status.delivered': { text: 'Zugestellt', where: 'page of a delivery' },
  'status.rejected': { text: 'Bestellung storniert', where: 'page of a rejected order' },
  'status.paying': { text: 'Warten auf Zahlungseingang', where: 'page of an order to be paid online' },
  'status.paid': { text: 'Bezahlt', where: 'page of an order paid online' },
  'status.refunded': { text: 'Rückerstattet', where: 'page of an order whose money went back' },
  'status.decline': { text: 'Nein, Bestellung stornieren', where: 'page of an order, another time proposed' },
} as const satisfies Record<string, SpecifiedText>;
