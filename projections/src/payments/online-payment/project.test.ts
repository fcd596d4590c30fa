import { expect, it } from '@jest/globals';
import { orderStream, type OrderEvent } from '@bestellwerk/domain/ordering/order/order-events';
import { first, initiated, opened, placed } from '@bestellwerk/domain/ordering/testing/online-payments';
import { eventsUntil, orderPlaced } from '@bestellwerk/domain/ordering/testing/orders';
import { rowsAfter } from '../../testing/rows-after.js';
import { onlinePayment } from './project.js';

const stream = orderStream('33333333-3333-4333-8333-333333333333');
const rowsOf = (...events: OrderEvent[]) => rowsAfter(onlinePayment, stream, events);

it('has a row for an order that is paid online, with its attempts', () => {
  const captured: OrderEvent = { type: 'PaymentCaptured', data: { attempt: first, amount: 33 } };
  expect(rowsOf(placed, initiated(), opened(), captured)).toMatchObject([
    {
      uid: '0123456789',
      date: '2026-11-20',
      progress: { paidAmount: 33, online: { attempts: [{ id: first, status: 'captured', captured: 33 }] } },
    },
  ]);
});

it('has a row for a request as long as its guest has not accepted to pay on the spot', () => {
  const request = orderPlaced({ isQuotation: true });
  const accepted = (paymentMethod?: 'mollie'): OrderEvent => ({
    type: 'QuotationAccepted',
    data: { offer: 1, ...(paymentMethod && { paymentMethod }) },
  });
  expect(rowsOf(request, accepted())).toEqual([]);
  expect(rowsOf(request, accepted('mollie'))).toMatchObject([{ progress: { paymentMethod: 'mollie' } }]);
});

it('has no row for an order that is paid on the spot', () => {
  expect(rowsOf(...eventsUntil.completed)).toEqual([]);
});
