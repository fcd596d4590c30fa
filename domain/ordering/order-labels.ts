import type { DeliveryMode } from '../delivery/delivery-mode.schema.js';
import type { Actor, Origin } from '../kernel/event.js';
import type { OrderStatus, PaymentMethod } from './order/order-terms.schema.js';

export const modeLabels: Record<DeliveryMode, string> = {
  takeaway: 'Abholung',
  delivery: 'Lieferung',
  dineIn: 'Vor Ort',
};

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  cash: 'Barzahlung',
  'atm-card': 'Bankomatkarte',
  'hydro-ag-voucher': 'Hydro-AG-Gutschein',
  mollie: 'Online-Zahlung',
  datatrans: 'Kreditkarte',
};

const providerNames: Partial<Record<PaymentMethod, string>> = { mollie: 'Mollie', datatrans: 'Datatrans' };

interface Recorded {
  readonly kind: keyof typeof paymentKindLabels;
  readonly method: PaymentMethod;
  readonly by: Pick<Actor, 'kind'> & { readonly name: string | null };
}

/** Who recorded a payment: a person, or the provider it was made at. Of a refund, who asked for it, which may be a rule. */
export function recorderName({ kind, method, by }: Recorded): string | null {
  if (by.name !== null || by.kind === 'user') return by.name;
  return kind === 'refund' && by.kind === 'rule' ? 'automatisch' : (providerNames[method] ?? null);
}

/** Money that came, and money that went. */
export const paymentKindLabels = {
  payment: 'Zahlung',
  counterEntry: 'Gegenbuchung',
  refund: 'Rückzahlung',
  chargeback: 'Rückbuchung',
} as const;

/** Labels of the statuses for staff. */
export const statusLabels: Record<OrderStatus, string> = {
  requested: 'Angefragt',
  offered: 'Angebot',
  awaitingPayment: 'Wartet auf Zahlung',
  pending: 'Neu',
  proposed: 'Wartet auf Gast',
  confirmed: 'Bestätigt',
  ready: 'Bereit',
  dispatched: 'In Zustellung',
  completed: 'Abgeschlossen',
  rejected: 'Abgelehnt',
  canceled: 'Storniert',
  failed: 'Fehlgeschlagen',
};

/** Labels of the actions that move an order to a status. */
export const stepLabels = {
  confirmed: 'Bestätigen',
  ready: 'Fertig',
  dispatched: 'In Zustellung',
  completed: 'Abschließen',
  rejected: 'Ablehnen',
  canceled: 'Stornieren',
} as const satisfies Partial<Record<OrderStatus, string>>;

/** Why an order is canceled whose guest did not agree with another time. */
export const proposalEndings = {
  rejected: 'Der Gast hat den neuen Termin abgelehnt.',
  expired: 'Der Gast hat auf den neuen Termin nicht geantwortet.',
} as const;

/** Why a request is canceled whose guest withdrew it, or did not accept the offer. */
export const quotationEndings = {
  withdrawn: 'Der Gast hat die Anfrage zurückgezogen.',
  declined: 'Der Gast hat das Angebot abgelehnt.',
  expired: 'Der Gast hat das Angebot nicht rechtzeitig angenommen.',
} as const;

/** Where something was done. */
export const originLabels: Record<Origin, string> = {
  storefront: 'Online-Shop',
  kiosk: 'Selbstbedienung',
  table: 'Tisch',
  'back office': 'Backoffice',
  terminal: 'Terminal',
  provider: 'Zahlungsanbieter',
  system: 'System',
};
