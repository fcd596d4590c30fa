import type { OrderMove } from '../api/orders-api.js';

/** What people read when an operation fails, by the name of its endpoint. */
const texts: Record<string, string> = {
  currentUser: 'Aktiver Benutzer konnte nicht geladen werden.',
  config: 'Konfiguration konnte nicht geladen werden.',
  branches: 'Filialen konnten nicht geladen werden.',
  currentOrders: 'Bestellungen konnten nicht geladen werden.',
  orders: 'Bestellungen konnten nicht geladen werden.',
  order: 'Bestellung konnte nicht geladen werden.',
  orderHistory: 'Verlauf der Bestellung konnte nicht geladen werden.',
  orderStatistics: 'Statistik konnte nicht geladen werden.',
  revenueStatistics: 'Statistik konnte nicht geladen werden.',
  moveOrder: 'Bestellstatus konnte nicht geändert werden.',
  recordPayment: 'Zahlung konnte nicht erfasst werden.',
  signOut: 'Abmelden war nicht möglich.',
};

const fallback = 'Daten konnten nicht geladen werden.';

/** The German sentence for a failed operation. */
export function operationText(endpoint: string, argument?: unknown): string {
  const isCancelation = endpoint === 'moveOrder' && (argument as OrderMove).step === 'cancel';
  if (isCancelation) return 'Bestellung konnte nicht storniert werden.';
  return texts[endpoint] ?? fallback;
}
