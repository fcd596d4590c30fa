import { orderFlags, owedBack } from '@bestellwerk/domain/ordering/order-flags';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { Payment } from '@bestellwerk/domain/contracts/payments.schema';

const nothing = { firstName: '', lastName: '', companyName: '', vatNumber: '', email: '', phone: '' };

/** An order in the format of the board, as defaults for tests. */
export function anOrder(changes: Partial<StaffOrder> = {}): StaffOrder {
  return {
    id: 'o-1',
    uid: 'K7Q105XWPZ',
    ticketNumber: 12,
    branch: { id: 'b-1', name: 'Altstadt' },
    businessDate: '2026-11-20',
    status: 'pending',
    mode: 'takeaway',
    tableIdentifier: null,
    contact: { ...nothing, firstName: 'Anna', lastName: 'Huber' },
    address: null,
    deliveryAddress: null,
    deliveryArea: null,
    comment: null,
    items: [],
    pricing: {
      net: 10,
      tax: 1,
      gross: 11,
      deliveryNet: 0,
      deliveryTax: 0,
      deliveryGross: 0,
      totalNet: 10,
      totalTax: 1,
      totalGross: 11,
      taxes: { 10: 1 },
      model: 'fixed',
    },
    currency: 'EUR',
    paymentMethod: 'cash',
    paidAmount: 0,
    openAmount: 11,
    waivedAmount: 0,
    appointmentDate: null,
    appointment: null,
    onlinePayments: { attempts: [], refunds: [] },
    paymentStatus: 'none',
    paymentTrouble: null,
    refundableAmount: 0,
    counterAppointment: null,
    answerBy: null,
    notes: [],
    review: null,
    rejectionMessage: null,
    cancelationReason: null,
    isQuotation: false,
    quotation: null,
    isMissed: false,
    readyAt: null,
    prepared: [],
    origin: 'storefront',
    placedAt: '2026-11-20T17:00:00.000Z',
    changedAt: '2026-11-20T17:00:00.000Z',
    revision: '1',
    ...orderFlags({ status: 'pending', mode: 'takeaway', totalGross: 11, paidAmount: 0 }),
    owedAmount: owedBack({ status: 'pending', paidAmount: 0, totalGross: 11, ...changes }),
    ...changes,
  };
}

/** Ten euros in cash for the order of `anOrder`, as defaults for tests. */
export function aPayment(changes: Partial<Payment> = {}): Payment {
  return {
    id: 'p-1',
    kind: 'payment',
    reference: null,
    order: 'o-1',
    uid: 'K7Q105XWPZ',
    ticketNumber: 12,
    branch: 'b-1',
    date: '2026-11-20',
    at: '2026-11-20T17:05:00.000Z',
    method: 'cash',
    amount: 10,
    currency: 'EUR',
    corrects: null,
    refunds: null,
    correctedBy: null,
    reason: null,
    cause: null,
    occasion: null,
    by: { kind: 'user', id: 'u-1', name: 'Resi Lindner' },
    position: '100',
    ...changes,
  };
}

/** Eleven euros for the order of `anOrder` at a provider, as defaults for tests. */
export function anAttempt(changes: Partial<OnlineAttempt> = {}): OnlineAttempt {
  return {
    id: 'a-1',
    method: 'mollie',
    amount: 11,
    capture: 'automatic',
    initiatedAt: '2026-11-20T17:00:00.000Z',
    status: 'captured',
    reference: 'tr_WDqYK6vllg',
    authorized: 0,
    captured: 11,
    chargedBack: 0,
    captureRequested: 0,
    isVoidRequested: false,
    ...changes,
  };
}

type OnlineAttempt = StaffOrder['onlinePayments']['attempts'][number];

/** The order of `anOrder` after it was paid online. */
export const anOnlineOrder = (changes: Partial<StaffOrder> = {}): StaffOrder =>
  anOrder({
    paymentMethod: 'mollie',
    paidAmount: 11,
    openAmount: 0,
    isPaid: true,
    paymentStatus: 'paid',
    refundableAmount: 11,
    owedAmount: 0,
    onlinePayments: { attempts: [anAttempt()], refunds: [] },
    ...changes,
  });
