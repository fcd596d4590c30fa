import type { MessageKind } from './message-kinds.schema.js';

interface Variable {
  /** What people choose it by. */
  readonly label: string;
  /** The messages that have it; all of them if left out. */
  readonly kinds?: readonly MessageKind[];
}

/** What a template may name in double braces. `items` and `statusUrl` alone in a paragraph become a table and a button. */
export const messageVariables = {
  firstName: { label: 'Vorname' },
  lastName: { label: 'Nachname' },
  orderNumber: { label: 'Nummer, wie der Shop sie zeigt' },
  ticketNumber: { label: 'Ticketnummer' },
  shopName: { label: 'Name des Shops' },
  branchName: { label: 'Filiale' },
  branchAddress: { label: 'Adresse der Filiale' },
  branchPhone: { label: 'Telefon der Filiale' },
  mode: { label: 'Abholung, Lieferung oder Vor Ort' },
  appointment: { label: 'Termin' },
  items: { label: 'Liste der Produkte' },
  total: { label: 'Gesamtbetrag' },
  paymentMethod: { label: 'Zahlungsart' },
  statusUrl: { label: 'Link zur Bestellung' },
  progress: { label: '„ist unterwegs zu Ihnen“ oder „ist bereit“', kinds: ['inDelivery'] },
  rejectionMessage: { label: 'Nachricht der Filiale', kinds: ['rejection'] },
  counterAppointment: { label: 'Vorgeschlagener Termin', kinds: ['counterAppointment'] },
  answerBy: { label: 'Antwort bis', kinds: ['counterAppointment'] },
  owedAmount: { label: 'Betrag, den der Gast zurückbekommt', kinds: ['rejection', 'canceled'] },
  answer: { label: 'Antwort der Filiale', kinds: ['reviewAnswer'] },
  reviewComment: { label: 'Kommentar des Gastes', kinds: ['reviewAnswer'] },
  refundAmount: { label: 'Zurückgezahlter Betrag', kinds: ['refund'] },
} as const satisfies Record<string, Variable>;

export type MessageVariable = keyof typeof messageVariables;

/** The variables that a message of this kind offers. */
export const variablesOf = (kind: MessageKind): MessageVariable[] =>
  (Object.keys(messageVariables) as MessageVariable[]).filter((name) => {
    const { kinds }: Variable = messageVariables[name];
    return kinds === undefined || kinds.includes(kind);
  });

/** One value for each variable; empty where there is none. */
export type MessageValues = Readonly<Record<MessageVariable, string>>;
