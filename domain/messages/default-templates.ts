import type { MessageKind } from './message-kinds.schema.js';

/** The texts of one kind of message, and by which ways it is sent. */
export interface MessageTemplate {
  readonly isMailed: boolean;
  readonly subject: string;
  readonly text: string;
  readonly isTexted: boolean;
  readonly smsText: string;
  /** How long after an order's completion a review is asked for. */
  readonly afterHours: number;
}

const GREETING = 'Guten Tag {{Vorname}} {{Nachname}},';
const FACTS = 'Filiale: {{Filiale}}\nArt: {{Lieferart}}\nTermin: {{Termin}}\nZahlung: {{Zahlungsart}}';
const QUESTIONS = 'Fragen? Rufen Sie uns an: {{Telefon}}';
/** Each is left out where there is nothing of it. */
const SUMS = 'Bezahlt: {{Bezahlt}}\nNoch zu bezahlen: {{Offener Betrag}} ({{Wo bezahlen}})';
const FAREWELL = 'Freundliche Grüße\n{{Shop}}';

const text = (...paragraphs: string[]): string => [GREETING, ...paragraphs, FAREWELL].join('\n\n');

/** With the address of an order, which has 60 characters behind the shop's own, each SMS fits into one of 160. */
const texts: Readonly<Record<MessageKind, Omit<MessageTemplate, 'afterHours'>>> = {
  newOrder: {
    isMailed: true,
    subject: 'Ihre Bestellung {{Bestellnummer}} ist eingegangen',
    text: text(
      'danke für Ihre Bestellung. Sie hat die Nummer {{Bestellnummer}}. Wir melden uns, sobald wir sie bestätigt haben.',
      FACTS,
      '{{Produkte}}',
      SUMS,
      '{{Link}}',
      QUESTIONS,
    ),
    isTexted: false,
    smsText: '{{Shop}}: Bestellung {{Bestellnummer}} ist eingegangen. {{Link}}',
  },
  newRequest: {
    isMailed: true,
    subject: 'Ihre Anfrage {{Bestellnummer}} ist eingegangen',
    text: text(
      'danke für Ihre Anfrage. Sie hat die Nummer {{Bestellnummer}}. Wir schicken Ihnen ein Angebot. Bestellt ist noch nichts.',
      'Filiale: {{Filiale}}\nArt: {{Lieferart}}\nTermin: {{Termin}}',
      '{{Produkte}}',
      '{{Link}}',
      QUESTIONS,
    ),
    isTexted: false,
    smsText: '{{Shop}}: Anfrage {{Bestellnummer}} ist eingegangen. {{Link}}',
  },
  confirmation: {
    isMailed: true,
    subject: 'Ihre Bestellung {{Bestellnummer}} ist bestätigt',
    text: text(
      'wir haben Ihre Bestellung {{Bestellnummer}} bestätigt und bereiten sie vor.',
      FACTS,
      '{{Produkte}}',
      SUMS,
      '{{Link}}',
      QUESTIONS,
    ),
    isTexted: true,
    smsText: '{{Shop}}: Bestellung {{Bestellnummer}} ist bestätigt: {{Termin}}. {{Link}}',
  },
  rejection: {
    isMailed: true,
    subject: 'Ihre {{Bestellung oder Anfrage}} {{Bestellnummer}} können wir leider nicht annehmen',
    text: text(
      'leider können wir Ihre {{Bestellung oder Anfrage}} {{Bestellnummer}} nicht annehmen.',
      'Nachricht der Filiale: {{Begründung}}',
      'Sie bekommen {{Rückzahlung}} zurück.',
      '{{Link}}',
      QUESTIONS,
    ),
    isTexted: true,
    smsText:
      '{{Shop}}: Ihre {{Bestellung oder Anfrage}} {{Bestellnummer}} können wir leider nicht annehmen. {{Begründung}}',
  },
  counterAppointment: {
    isMailed: true,
    subject: 'Bitte antworten: neuer Termin für Ihre Bestellung {{Bestellnummer}}',
    text: text(
      'zum gewünschten Termin können wir Ihre Bestellung {{Bestellnummer}} leider nicht vorbereiten. Wir schlagen Ihnen einen anderen vor:',
      'Neuer Termin: {{Neuer Termin}}\nBisher: {{Termin}}',
      'Bitte antworten Sie bis {{Antwort bis}}. Ohne Ihre Antwort wird die Bestellung storniert.',
      SUMS,
      '{{Link}}',
      QUESTIONS,
    ),
    isTexted: true,
    smsText: '{{Shop}}: Neuer Termin {{Neuer Termin}}? Antwort bis {{Antwort bis}}: {{Link}}',
  },
  inDelivery: {
    isMailed: true,
    subject: 'Ihre Bestellung {{Bestellnummer}} {{Stand}}',
    text: text(
      'Ihre Bestellung {{Bestellnummer}} {{Stand}}.',
      '{{Lieferart}}: {{Filiale}}, {{Adresse}}',
      SUMS,
      '{{Link}}',
      QUESTIONS,
    ),
    isTexted: true,
    smsText: '{{Shop}}: Ihre Bestellung {{Bestellnummer}} {{Stand}}.\nNoch zu bezahlen: {{Offener Betrag}}',
  },
  canceled: {
    isMailed: true,
    subject: 'Ihre {{Bestellung oder Anfrage}} {{Bestellnummer}} {{Ende}}',
    text: text(
      'Ihre {{Bestellung oder Anfrage}} {{Bestellnummer}} {{Ende}}.',
      'Sie bekommen {{Rückzahlung}} zurück.',
      '{{Link}}',
      QUESTIONS,
    ),
    isTexted: true,
    smsText: '{{Shop}}: Ihre {{Bestellung oder Anfrage}} {{Bestellnummer}} {{Ende}}.',
  },
  refund: {
    isMailed: true,
    subject: 'Geld zurück für Ihre Bestellung {{Bestellnummer}}',
    text: text(
      'wir haben Ihnen {{Zurückgezahlt}} für Ihre Bestellung {{Bestellnummer}} zurückgezahlt. Bis das Geld bei Ihnen ist, kann es einige Tage dauern.',
      'Grund: {{Grund}}',
      '{{Link}}',
      QUESTIONS,
    ),
    isTexted: false,
    smsText:
      '{{Shop}}: Wir haben Ihnen {{Zurückgezahlt}} für Ihre Bestellung {{Bestellnummer}} zurückgezahlt.\nGrund: {{Grund}}',
  },
  reviewRequest: {
    isMailed: true,
    subject: 'Wie war Ihre Bestellung?',
    text: text(
      'hat es geschmeckt? Auf der Seite Ihrer Bestellung {{Bestellnummer}} können Sie uns bewerten. Es dauert eine Minute.',
      '{{Link}}',
    ),
    isTexted: false,
    smsText: '{{Shop}}: Hat es geschmeckt? Bitte bewerten Sie uns: {{Link}}',
  },
  offer: {
    isMailed: true,
    subject: 'Unser Angebot zu Ihrer Anfrage {{Bestellnummer}}',
    text: text(
      'danke für Ihre Anfrage. Wir haben ein Angebot für Sie. Auf der Seite Ihrer Anfrage sehen Sie alle Preise und können es annehmen oder ablehnen.',
      'Nachricht der Filiale: {{Nachricht}}',
      'Gesamt: {{Gesamtbetrag}}',
      'Das Angebot gilt bis {{Gültig bis}}. Ohne Ihre Antwort wird die Anfrage danach storniert.',
      '{{Link}}',
      QUESTIONS,
    ),
    isTexted: false,
    smsText: '{{Shop}}: Angebot zu Anfrage {{Bestellnummer}}, gültig bis {{Gültig bis}}: {{Link}}',
  },
  orderChanged: {
    isMailed: true,
    subject: 'Ihre Bestellung {{Bestellnummer}} wurde geändert',
    text: text(
      'wir haben Ihre Bestellung {{Bestellnummer}} geändert. So sieht sie jetzt aus:',
      '{{Produkte}}',
      SUMS,
      'Sie bekommen {{Rückzahlung}} zurück.',
      'Filiale: {{Filiale}}\nArt: {{Lieferart}}\nTermin: {{Termin}}',
      '{{Link}}',
      QUESTIONS,
    ),
    isTexted: true,
    smsText: '{{Shop}}: Bestellung {{Bestellnummer}} wurde geändert, jetzt {{Gesamtbetrag}}. {{Link}}',
  },
  reviewAnswer: {
    isMailed: true,
    subject: 'Unsere Antwort auf Ihre Bewertung',
    text: text(
      'danke, dass Sie Ihre Bestellung {{Bestellnummer}} bewertet haben.',
      '{{Antwort}}',
      'Sie haben geschrieben: „{{Kommentar}}“',
    ),
    isTexted: false,
    smsText: '{{Shop}} zu Ihrer Bewertung: {{Antwort}}',
  },
};

/** What is sent as long as nobody has written something else. */
export const defaultTemplates = Object.fromEntries(
  Object.entries(texts).map(([kind, template]) => [kind, { ...template, afterHours: 2 }]),
) as unknown as Readonly<Record<MessageKind, MessageTemplate>>;
