import type { MessageKind } from './message-kinds.schema.js';

interface Variable {
  /** What stands in the braces; capitals do not matter. */
  readonly word: string;
  /** What people choose it by. */
  readonly label: string;
  /** The messages that have it; all of them if left out. */
  readonly kinds?: readonly MessageKind[];
}

/** Messages about orders that are open. */
const withSums = ['newOrder', 'confirmation', 'orderChanged', 'counterAppointment', 'inDelivery'] as const;

/**
 * What a template may name in double braces, by its word or by its name here. `items` and `statusUrl` alone in a paragraph
 * become a table and a button.
 */
export const messageVariables = {
  firstName: { word: 'Vorname', label: 'Vorname' },
  lastName: { word: 'Nachname', label: 'Nachname' },
  orderNumber: { word: 'Bestellnummer', label: 'Nummer, wie der Shop sie zeigt' },
  ticketNumber: { word: 'Ticketnummer', label: 'Ticketnummer' },
  shopName: { word: 'Shop', label: 'Name des Shops' },
  branchName: { word: 'Filiale', label: 'Filiale' },
  branchAddress: { word: 'Adresse', label: 'Adresse der Filiale' },
  branchPhone: { word: 'Telefon', label: 'Telefon der Filiale' },
  mode: { word: 'Lieferart', label: 'Abholung, Lieferung oder Vor Ort' },
  appointment: { word: 'Termin', label: 'Termin' },
  items: { word: 'Produkte', label: 'Liste der Produkte' },
  total: { word: 'Gesamtbetrag', label: 'Gesamtbetrag' },
  paymentMethod: { word: 'Zahlungsart', label: 'Zahlungsart' },
  statusUrl: { word: 'Link', label: 'Link zur Bestellung' },
  progress: { word: 'Stand', label: '„ist unterwegs zu Ihnen“ oder „ist bereit“', kinds: ['inDelivery'] },
  rejectionMessage: { word: 'Begründung', label: 'Nachricht der Filiale', kinds: ['rejection'] },
  counterAppointment: {
    word: 'Neuer Termin',
    label: 'Vorgeschlagener Termin',
    kinds: ['counterAppointment'],
  },
  answerBy: { word: 'Antwort bis', label: 'Antwort bis', kinds: ['counterAppointment'] },
  owedAmount: {
    word: 'Rückzahlung',
    label: 'Betrag, den der Gast zurückbekommt',
    kinds: ['rejection', 'canceled', 'orderChanged'],
  },
  paidAmount: { word: 'Bezahlt', label: 'Betrag, der schon bezahlt ist', kinds: withSums },
  openAmount: { word: 'Offener Betrag', label: 'Betrag, der noch zu bezahlen ist', kinds: withSums },
  payingPlace: { word: 'Wo bezahlen', label: 'Wo der offene Betrag zu bezahlen ist', kinds: withSums },
  noun: {
    word: 'Bestellung oder Anfrage',
    label: '„Bestellung“ oder „Anfrage“',
    kinds: ['rejection', 'canceled'],
  },
  ending: {
    word: 'Ende',
    label: '„wurde storniert“ oder „wurde zurückgezogen“',
    kinds: ['canceled'],
  },
  offerMessage: { word: 'Nachricht', label: 'Nachricht der Filiale zum Angebot', kinds: ['offer'] },
  offerUntil: { word: 'Gültig bis', label: 'Bis wann das Angebot gilt', kinds: ['offer'] },
  answer: { word: 'Antwort', label: 'Antwort der Filiale', kinds: ['reviewAnswer'] },
  reviewComment: { word: 'Kommentar', label: 'Kommentar des Gastes', kinds: ['reviewAnswer'] },
  refundAmount: { word: 'Zurückgezahlt', label: 'Zurückgezahlter Betrag', kinds: ['refund'] },
  refundReason: { word: 'Grund', label: 'Warum der Gast Geld zurückbekommt', kinds: ['refund'] },
} as const satisfies Record<string, Variable>;

export type MessageVariable = keyof typeof messageVariables;

const byWord = new Map<string, MessageVariable>(
  (Object.keys(messageVariables) as MessageVariable[]).flatMap((name) => [
    [messageVariables[name].word.toLowerCase(), name],
    [name.toLowerCase(), name],
  ]),
);

/** The variable of that word; undefined if there is none. */
export const variableNamed = (word: string): MessageVariable | undefined => byWord.get(word.toLowerCase());

/** The variables that a message of this kind offers. */
export const variablesOf = (kind: MessageKind): MessageVariable[] =>
  (Object.keys(messageVariables) as MessageVariable[]).filter((name) => {
    const { kinds }: Variable = messageVariables[name];
    return kinds === undefined || kinds.includes(kind);
  });

/** One value for each variable; empty where there is none. */
export type MessageValues = Readonly<Record<MessageVariable, string>>;
