import { expect, test } from '@jest/globals';
import type { Payment } from '../contracts/payments.schema.js';
import type { PaymentMethod } from '../ordering/order/order-terms.schema.js';
import { fullyPaidAt, methodsOfOrder } from './how-paid.js';

const order = { paymentMethod: 'mollie', openAmount: 0, totalGross: 30 } as const;
const payment = (id: string, method: PaymentMethod, amount: number, changes: Partial<Payment> = {}) =>
  ({
    ...{ id, kind: 'payment', method, amount, at: `2026-11-20T${id}:00Z`, correctedBy: null },
    ...changes,
  }) as Payment;

const cash = payment('14:26', 'cash', 10);
const card = payment('14:40', 'atm-card', 20);

test('an order that was paid by other methods than it was ordered with names those', () => {
  expect(methodsOfOrder(order, [cash, card])).toEqual(['cash', 'atm-card']);
  expect(methodsOfOrder(order, [cash, payment('14:40', 'cash', 20)])).toEqual(['cash']);
});

test('what is not paid yet is to be paid as it was ordered', () => {
  expect(methodsOfOrder({ ...order, openAmount: 30 }, [])).toEqual(['mollie']);
  expect(methodsOfOrder({ ...order, openAmount: 20 }, [cash])).toEqual(['cash', 'mollie']);
  expect(methodsOfOrder(order, [])).toEqual(['mollie']);
});

test('payments that were taken back and refunds do not count', () => {
  const wrong = { ...cash, correctedBy: 'c' };
  const counter = payment('14:27', 'cash', -10, { kind: 'counterEntry' });
  const refund = payment('14:50', 'hydro-ag-voucher', -5, { kind: 'refund' });
  const all = payment('14:40', 'atm-card', 30);
  expect(methodsOfOrder(order, [wrong, counter, all, refund])).toEqual(['atm-card']);
  expect(fullyPaidAt(order, [wrong, counter, all, refund])).toBe(all.at);
});

test('an order was fully paid by the payment with which its total was reached', () => {
  const surplus = payment('14:50', 'mollie', 30);
  expect(fullyPaidAt(order, [cash, card, surplus])).toBe(card.at);
  expect(fullyPaidAt({ ...order, openAmount: 20 }, [cash])).toBeNull();
});

test('an order that became cheaper was fully paid by its last payment', () => {
  expect(fullyPaidAt({ ...order, totalGross: 35 }, [cash, card])).toBe(card.at);
  expect(fullyPaidAt(order, [])).toBeNull();
});
