import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { Payment } from '@bestellwerk/domain/contracts/payments.schema';
import { anOrder, aPayment } from '../../testing/an-order.js';
import { show } from '../../testing/show.js';
import { PaymentBlock } from './payment-block.js';

afterEach(cleanup);

const paid = { isPaid: true, paidAmount: 11, openAmount: 0, status: 'completed' } as const;
const cash = aPayment({ amount: 5, at: '2026-11-20T17:05:00.000Z' });
const card = aPayment({ id: 'p-2', method: 'atm-card', amount: 6, at: '2026-11-20T17:20:00.000Z' });

function open(changes: Partial<StaffOrder>, payments: Payment[]) {
  show(<PaymentBlock order={anOrder({ paymentMethod: 'mollie', ...changes })} />, {
    'GET /api/orders/o-1/payments': () => payments,
  });
  return (text: string) => screen.findByText((_, found) => found?.textContent === text, { selector: 'p' });
}

test('an order that was paid otherwise than ordered shows how and when it was fully paid', async () => {
  const find = open(paid, [cash, card]);
  expect(await find('Zahlungsart Barzahlung, Bankomatkarte')).toBeTruthy();
  expect(await find('Vollständig bezahlt, 20.11.2026, 18:20')).toBeTruthy();
});

test('an order that is not paid shows how it is to be paid', async () => {
  const find = open({}, []);
  expect(await find('Zahlungsart Online-Zahlung')).toBeTruthy();
});

test('of a partly paid order both are shown, and no time', async () => {
  const find = open({ paidAmount: 5, openAmount: 6 }, [cash]);
  expect(await find('Zahlungsart Barzahlung, Online-Zahlung')).toBeTruthy();
  expect(screen.queryByText(/^Vollständig bezahlt/)).toBeNull();
});
