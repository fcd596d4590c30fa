import { orderFlags } from '@bestellwerk/domain/ordering/order-flags';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { branch, soup } from './shop-fixture.js';

const pricing = {
  net: 4.4545,
  tax: 0.4455,
  gross: 4.9,
  deliveryNet: 0,
  deliveryTax: 0,
  deliveryGross: 0,
  totalNet: 4.4545,
  totalTax: 0.4455,
  totalGross: 4.9,
  taxes: { '10': 0.4455 },
  model: 'fixed',
} as const;

/** A takeaway order of one soup, waiting for its confirmation. */
export const pendingOrder: PublicOrder = {
  id: '00000000-0000-4000-8000-000000000100',
  uid: 'ABCDEFGHJK',
  hash: 'secret',
  ticketNumber: 42,
  status: 'pending',
  ...orderFlags({ status: 'pending', mode: 'takeaway', totalGross: 4.9, paidAmount: 0 }),
  tableIdentifier: null,
  rejectionMessage: null,
  appointment: null,
  appointmentDate: null,
  counterAppointment: null,
  answerBy: null,
  isQuotation: false,
  quotation: null,
  paymentMethod: 'cash',
  paymentStatus: 'none',
  isPayable: false,
  paidAmount: 0,
  openAmount: 4.9,
  refundedAmount: 0,
  refundingAmount: 0,
  surplusRefundedAmount: 0,
  surplusRefundingAmount: 0,
  questionnaireRating: null,
  reviewAnswer: null,
  comment: '',
  branch: { id: branch.id, name: branch.name },
  currency: 'EUR',
  items: [
    {
      product: soup.id,
      name: soup.name,
      amount: 1,
      unit: 'piece',
      parts: [],
      isPriceHidden: false,
      model: 'fixed',
      unitGross: 4.9,
      net: 4.4545,
      taxRate: 10,
      tax: 0.4455,
      gross: 4.9,
      explanation: [{ kind: 'base', label: 'Grundpreis je Stück: 4,90 €', value: 4.9 }],
    },
  ],
  pricing,
  timeline: [
    { type: 'OrderPlaced', at: '2026-11-20T17:30:00.000Z', text: 'Bestellung eingegangen' },
    { type: 'OrderSubmitted', at: '2026-11-20T17:30:00.000Z', text: 'Warten auf Bestätigung' },
  ],
  placedAt: '2026-11-20T17:30:00.000Z',
  revision: '1',
};

export const confirmedOrder: PublicOrder = {
  ...pendingOrder,
  status: 'confirmed',
  isConfirmed: true,
  timeline: [
    ...pendingOrder.timeline,
    { type: 'OrderConfirmed', at: '2026-11-20T17:34:00.000Z', text: 'Bestellung bestätigt' },
  ],
  revision: '2',
};

/** A request for a quotation of one soup whose price is given on request. */
export const requestedOrder: PublicOrder = {
  ...pendingOrder,
  status: 'requested',
  isQuotation: true,
  items: pendingOrder.items.map((item) => ({ ...item, isPriceHidden: true })),
  timeline: [{ type: 'OrderPlaced', at: '2026-11-20T17:30:00.000Z', text: 'Anfrage eingegangen' }],
  revision: '0',
};

/** The same with an offer. */
export const offeredOrder: PublicOrder = {
  ...requestedOrder,
  status: 'offered',
  items: pendingOrder.items,
  quotation: {
    offer: 1,
    message: 'Gern!\nMit Brot.',
    validUntil: '2099-11-22T17:00:00.000Z',
    offeredAt: '2026-11-20T17:40:00.000Z',
  },
  timeline: [
    ...requestedOrder.timeline,
    { type: 'QuotationOffered', at: '2026-11-20T17:40:00.000Z', text: 'Angebot erhalten' },
  ],
  revision: '1',
};
