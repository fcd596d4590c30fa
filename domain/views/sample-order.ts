import type { StaffOrder } from '../contracts/order.schema.js';
import type { MessageKind } from '../messages/message-kinds.schema.js';
import type { MessageFacts, MessageShop } from './message-content.js';

const AT = '2027-05-14T15:30:00.000Z';

const items: StaffOrder['items'] = [
  { name: 'Wiener Schnitzel vom Kalb', amount: 2, gross: 45.8, choices: ['Erdäpfelsalat'] },
  { name: 'Apfelstrudel mit Vanillesauce', amount: 1, gross: 6.9, choices: [] },
].map(({ name, amount, gross, choices }) => ({
  product: '00000000-0000-4000-8000-000000000000',
  ...{ name, amount, gross, unit: 'piece', model: 'fixed', isPriceHidden: false, explanation: [] },
  parts: choices.length > 0 ? [{ name: 'Beilage', choices, text: null }] : [],
  ...{ unitGross: gross / amount, net: gross / 1.1, taxRate: 10, tax: gross - gross / 1.1 },
}));

const review: StaffOrder['review'] = {
  ...{ rating: 4, foodRating: 5, serviceRating: 4, processRating: 3, at: AT },
  comment: 'Sehr gut, nur die Zustellung hat gedauert.',
  answer: {
    text: 'Das freut uns! Am Freitag war viel los, nächstes Mal sind wir schneller.',
    ...{ at: AT, actor: { kind: 'user', id: null } },
  },
};

const quotation: StaffOrder['quotation'] = {
  offer: 1,
  message: 'Ab 20 Portionen kochen wir gern etwas günstiger für Sie.',
  validUntil: '2027-05-14T16:00:00.000Z',
  offeredAt: AT,
};

const order: StaffOrder = {
  ...{ isConfirmed: true, isRejected: false, isCompleted: false, isCanceled: false, isFailed: false },
  ...{ isInDelivery: false, isDelivered: false, isDelivery: true, isDineIn: false, isPaid: false },
  isRefunded: false,
  id: '00000000-0000-4000-8000-000000000000',
  uid: 'K7P2MX4QRT',
  ticketNumber: 27,
  branch: { id: '00000000-0000-4000-8000-000000000000', name: 'Musterfiliale' },
  businessDate: '2027-05-14',
  status: 'confirmed',
  mode: 'delivery',
  tableIdentifier: null,
  contact: {
    ...{ firstName: 'Maria', lastName: 'Muster', companyName: '', vatNumber: '' },
    ...{ email: 'maria.muster@example.org', phone: '+43660000000' },
  },
  address: null,
  deliveryAddress: null,
  deliveryArea: 'Innenstadt',
  comment: '',
  items,
  pricing: {
    ...{
      net: 47.9091,
      tax: 4.7909,
      gross: 52.7,
      deliveryNet: 2.6364,
      deliveryTax: 0.2636,
      deliveryGross: 2.9,
    },
    ...{ totalNet: 50.5455, totalTax: 5.0545, totalGross: 55.6, taxes: { '10': 5.0545 }, model: 'fixed' },
  },
  currency: 'EUR',
  paymentMethod: 'mollie',
  ...{ paidAmount: 55.6, openAmount: 0, waivedAmount: 0, owedAmount: 55.6, refundableAmount: 55.6 },
  ...{ onlinePayments: { attempts: [], refunds: [] }, paymentStatus: 'paid', paymentTrouble: null },
  ...{ isQuotation: false, quotation: null },
  ...{ appointmentDate: '2027-05-14T16:30:00.000Z', appointment: '2027-05-14T16:30:00.000Z' },
  ...{ counterAppointment: '2027-05-14T17:15:00.000Z', answerBy: '2027-05-14T16:15:00.000Z' },
  ...{ notes: [], review, cancelationReason: null, isMissed: false, prepared: [], readyAt: null },
  origin: 'storefront',
  rejectionMessage: 'Leider ist unsere Küche heute ausgelastet.',
  ...{ placedAt: AT, changedAt: AT, revision: '0' },
};

/** So that what is still to be paid is seen where a message can name it. */
const PARTLY_PAID = { paidAmount: 43.1, openAmount: 12.5, owedAmount: 0, paymentStatus: 'none' } as const;

function sampleOf(kind: MessageKind): Partial<StaffOrder> {
  switch (kind) {
    case 'counterAppointment':
      return { status: 'proposed', ...PARTLY_PAID };
    case 'newRequest':
      return { status: 'requested', isQuotation: true };
    case 'confirmation':
    case 'inDelivery':
    case 'orderChanged':
      return PARTLY_PAID;
    case 'offer':
      return { status: 'offered', isQuotation: true, quotation };
    default:
      return {};
  }
}

/** An order that nobody placed, to show what a message looks like. */
export const sampleFacts = (kind: MessageKind, shop: MessageShop, publicUrl: string): MessageFacts => ({
  order: { ...order, ...sampleOf(kind) },
  shop,
  statusUrl: `${publicUrl}/status/${order.uid}/0000000000000000000000000000000000000000`,
  history: {
    refundAmount: 12.5,
    refundReason: 'Etwas hat gefehlt (Apfelstrudel mit Vanillesauce)',
    isRequest: kind === 'newRequest' || kind === 'offer',
    isWithdrawn: false,
  },
});
