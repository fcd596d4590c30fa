import type { OrderEvent, OrderPlaced } from '../order/order-events.js';

export const orderedItem: OrderPlaced['items'][number] = {
  product: '11111111-1111-4111-8111-111111111111',
  name: 'Wiener Schnitzel',
  amount: 2,
  unit: 'piece',
  parts: [{ name: 'Beilage', choices: ['Erdäpfelsalat'], text: null }],
  isPriceHidden: false,
  model: 'fixed',
  unitGross: 16.5,
  net: 30,
  taxRate: 10,
  tax: 3,
  gross: 33,
  explanation: [{ kind: 'base', label: 'Grundpreis', value: 16.5 }],
};

const contact: OrderPlaced['contact'] = {
  firstName: 'Anna',
  lastName: 'Huber',
  companyName: '',
  vatNumber: '',
  email: 'anna@example.org',
  phone: '+436601234567',
};

/** The data of an order of two schnitzels for 33,00 €, as far as a test does not say otherwise. */
export const placedOrder = (differences: Partial<OrderPlaced> = {}): OrderPlaced => ({
  uid: '0123456789',
  branch: '22222222-2222-4222-8222-222222222222',
  branchName: 'Gasthof Linde',
  businessDate: '2026-11-20',
  timeZone: 'Europe/Vienna',
  currency: 'EUR',
  ticketNumber: 7,
  mode: 'takeaway',
  tableIdentifier: null,
  menu: { id: 'menu', revision: '1' },
  items: [orderedItem],
  pricing: {
    net: 30,
    tax: 3,
    gross: 33,
    deliveryNet: 0,
    deliveryTax: 0,
    deliveryGross: 0,
    totalNet: 30,
    totalTax: 3,
    totalGross: 33,
    taxes: { '10': 3 },
    model: 'fixed',
  },
  deliveryArea: null,
  paymentMethod: 'cash',
  appointmentDate: null,
  contact,
  address: null,
  deliveryAddress: null,
  comment: '',
  placedAt: '2026-11-20T17:00:00.000Z',
  ...differences,
});

export const orderPlaced = (differences?: Partial<OrderPlaced>): OrderEvent => ({
  type: 'OrderPlaced',
  data: placedOrder(differences),
});

const events = {
  submitted: { type: 'OrderSubmitted', data: {} },
  proposed: {
    type: 'CounterAppointmentProposed',
    data: { appointment: '2026-11-20T19:00:00.000Z', answerBy: '2026-11-20T18:45:00.000Z' },
  },
  offered: {
    type: 'QuotationOffered',
    data: {
      offer: 1,
      items: [orderedItem],
      pricing: placedOrder().pricing,
      message: 'Gern!',
      validUntil: '2026-11-22T17:00:00.000Z',
    },
  },
  confirmed: { type: 'OrderConfirmed', data: { appointment: null } },
  rejected: { type: 'OrderRejected', data: { message: 'Leider aus.' } },
  ready: { type: 'OrderReady', data: {} },
  dispatched: { type: 'OrderDispatched', data: {} },
  completed: { type: 'OrderCompleted', data: {} },
  canceled: { type: 'OrderCanceled', data: { reason: 'Storno' } },
} as const satisfies Record<string, OrderEvent>;

/** The events that bring an order to a status. */
export const eventsUntil = {
  none: [],
  requested: [orderPlaced({ isQuotation: true })],
  offered: [orderPlaced({ isQuotation: true }), events.offered],
  awaitingPayment: [orderPlaced({ paymentMethod: 'mollie' })],
  pending: [orderPlaced(), events.submitted],
  proposed: [orderPlaced(), events.submitted, events.proposed],
  confirmed: [orderPlaced(), events.submitted, events.confirmed],
  ready: [orderPlaced(), events.submitted, events.confirmed, events.ready],
  dispatched: [orderPlaced({ mode: 'delivery' }), events.submitted, events.confirmed, events.dispatched],
  completed: [orderPlaced(), events.submitted, events.confirmed, events.ready, events.completed],
  rejected: [orderPlaced(), events.submitted, events.rejected],
  canceled: [orderPlaced(), events.submitted, events.canceled],
} satisfies Record<string, OrderEvent[]>;

/** The code of the refusal of a step that the status does not allow. */
export const refusedAs = (status: keyof typeof eventsUntil): string => {
  if (status === 'none') return 'order-unknown';
  return `order-is-${status === 'awaitingPayment' ? 'awaiting-payment' : status}`;
};
