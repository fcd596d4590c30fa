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

const GREETING = 'Guten Tag {{firstName}} {{lastName}},';
const FACTS = '{{mode}}: {{branchName}}\nTermin: {{appointment}}\nZahlung: {{paymentMethod}}';
const QUESTIONS = 'Fragen? Rufen Sie uns an: {{branchPhone}}';
const FAREWELL = 'Freundliche Grüße\n{{shopName}}';

const text = (...paragraphs: string[]): string => [GREETING, ...paragraphs, FAREWELL].join('\n\n');

const texts: Readonly<Record<MessageKind, Omit<MessageTemplate, 'afterHours'>>> = {
  newOrder: {
    isMailed: true,
    subject: 'Ihre Bestellung {{orderNumber}} ist eingegangen',
    text: text(
      'danke für Ihre Bestellung. Sie hat die Nummer {{orderNumber}}. Wir melden uns, sobald wir sie bestätigt haben.',
      FACTS,
      '{{items}}',
      '{{statusUrl}}',
      QUESTIONS,
    ),
    isTexted: false,
    smsText: '{{shopName}}: Ihre Bestellung {{orderNumber}} ist eingegangen. {{statusUrl}}',
  },
  confirmation: {
    isMailed: true,
    subject: 'Ihre Bestellung {{orderNumber}} ist bestätigt',
    text: text(
      'wir haben Ihre Bestellung {{orderNumber}} bestätigt und bereiten sie vor.',
      FACTS,
      '{{items}}',
      '{{statusUrl}}',
      QUESTIONS,
    ),
    isTexted: true,
    smsText:
      '{{shopName}}: Ihre Bestellung {{orderNumber}} ist bestätigt. Termin: {{appointment}}. {{statusUrl}}',
  },
  rejection: {
    isMailed: true,
    subject: 'Ihre Bestellung {{orderNumber}} können wir leider nicht annehmen',
    text: text(
      'leider können wir Ihre Bestellung {{orderNumber}} nicht annehmen.',
      'Nachricht der Filiale: {{rejectionMessage}}',
      'Sie bekommen {{owedAmount}} zurück.',
      '{{statusUrl}}',
      QUESTIONS,
    ),
    isTexted: true,
    smsText:
      '{{shopName}}: Ihre Bestellung {{orderNumber}} können wir leider nicht annehmen. {{rejectionMessage}}',
  },
  counterAppointment: {
    isMailed: true,
    subject: 'Bitte antworten: neuer Termin für Ihre Bestellung {{orderNumber}}',
    text: text(
      'zum gewünschten Termin können wir Ihre Bestellung {{orderNumber}} leider nicht vorbereiten. Wir schlagen Ihnen einen anderen vor:',
      'Neuer Termin: {{counterAppointment}}\nBisher: {{appointment}}',
      'Bitte antworten Sie bis {{answerBy}}. Ohne Ihre Antwort wird die Bestellung storniert.',
      '{{statusUrl}}',
      QUESTIONS,
    ),
    isTexted: true,
    smsText:
      '{{shopName}}: Neuer Termin für Ihre Bestellung {{orderNumber}}: {{counterAppointment}}. Bitte antworten Sie bis {{answerBy}}: {{statusUrl}}',
  },
  inDelivery: {
    isMailed: true,
    subject: 'Ihre Bestellung {{orderNumber}} {{progress}}',
    text: text(
      'Ihre Bestellung {{orderNumber}} {{progress}}.',
      '{{mode}}: {{branchName}}, {{branchAddress}}',
      '{{statusUrl}}',
      QUESTIONS,
    ),
    isTexted: true,
    smsText: '{{shopName}}: Ihre Bestellung {{orderNumber}} {{progress}}.',
  },
  canceled: {
    isMailed: true,
    subject: 'Ihre Bestellung {{orderNumber}} wurde storniert',
    text: text(
      'Ihre Bestellung {{orderNumber}} wurde storniert.',
      'Sie bekommen {{owedAmount}} zurück.',
      '{{statusUrl}}',
      QUESTIONS,
    ),
    isTexted: true,
    smsText: '{{shopName}}: Ihre Bestellung {{orderNumber}} wurde storniert.',
  },
  refund: {
    isMailed: true,
    subject: 'Geld zurück für Ihre Bestellung {{orderNumber}}',
    text: text(
      'wir haben Ihnen {{refundAmount}} für Ihre Bestellung {{orderNumber}} zurückgezahlt. Bis das Geld bei Ihnen ist, kann es einige Tage dauern.',
      '{{statusUrl}}',
      QUESTIONS,
    ),
    isTexted: false,
    smsText:
      '{{shopName}}: Wir haben Ihnen {{refundAmount}} für Ihre Bestellung {{orderNumber}} zurückgezahlt.',
  },
  reviewRequest: {
    isMailed: true,
    subject: 'Wie war Ihre Bestellung?',
    text: text(
      'hat es geschmeckt? Auf der Seite Ihrer Bestellung {{orderNumber}} können Sie uns bewerten. Es dauert eine Minute.',
      '{{statusUrl}}',
    ),
    isTexted: false,
    smsText: '{{shopName}}: Hat es geschmeckt? Bitte bewerten Sie uns: {{statusUrl}}',
  },
  offer: {
    isMailed: true,
    subject: 'Unser Angebot zu Ihrer Anfrage {{orderNumber}}',
    text: text(
      'danke für Ihre Anfrage. Wir haben ein Angebot für Sie. Auf der Seite Ihrer Anfrage sehen Sie alle Preise und können es annehmen oder ablehnen.',
      'Gesamt: {{total}}',
      '{{statusUrl}}',
      QUESTIONS,
    ),
    isTexted: false,
    smsText: '{{shopName}}: Unser Angebot zu Ihrer Anfrage {{orderNumber}}: {{statusUrl}}',
  },
  reviewAnswer: {
    isMailed: true,
    subject: 'Unsere Antwort auf Ihre Bewertung',
    text: text(
      'danke, dass Sie Ihre Bestellung {{orderNumber}} bewertet haben.',
      '{{answer}}',
      'Sie haben geschrieben: „{{reviewComment}}“',
    ),
    isTexted: false,
    smsText: '{{shopName}} zu Ihrer Bewertung: {{answer}}',
  },
};

/** What is sent as long as nobody has written something else. */
export const defaultTemplates = Object.fromEntries(
  Object.entries(texts).map(([kind, template]) => [kind, { ...template, afterHours: 2 }]),
) as unknown as Readonly<Record<MessageKind, MessageTemplate>>;
