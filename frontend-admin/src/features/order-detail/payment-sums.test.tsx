import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { anAttempt, anOnlineOrder, anOrder } from '../../testing/an-order.js';
import { show } from '../../testing/show.js';
import { PaymentBlock } from './payment-block.js';

afterEach(cleanup);

const refund = (status: 'requested' | 'succeeded', amount: number) => ({
  ...{ id: `r-${status}`, attempt: 'a-1', amount, status, reference: null },
});
const online = (...refunds: StaffOrder['onlinePayments']['refunds']) => ({
  attempts: [anAttempt({ amount: 222.2, captured: 222.2 })],
  refunds,
});

/** 'Bezahlt 10,00 €' and the like, in their order. */
function sumsOf(order: StaffOrder): string[] {
  show(<PaymentBlock order={order} />);
  return screen
    .getAllByText(/^(Bezahlt|Eingenommen|Zurückgegeben|Verbleibt|Wird zurückgezahlt)/, { selector: 'p' })
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
    .filter((text) => text.includes('€'));
}

const givenBack = ['Eingenommen 222,20 €', 'Zurückgegeben 60,00 €', 'Verbleibt 162,20 €'];
test.each<[string, StaffOrder, string[]]>([
  ['cash, of which nothing was given back', anOrder({ paidAmount: 222.2 }), ['Bezahlt 222,20 €']],
  ['cash, of which some was given back', anOrder({ paidAmount: 162.2, refundedAmount: 60 }), givenBack],
  [
    'an online payment, of which some was given back',
    anOnlineOrder({
      ...{ paidAmount: 162.2, refundedAmount: 60, onlinePayments: online(refund('succeeded', 60)) },
    }),
    givenBack,
  ],
  [
    'an online payment with a refund under way',
    anOnlineOrder({ paidAmount: 222.2, onlinePayments: online(refund('requested', 5)) }),
    ['Bezahlt 222,20 €', 'Wird zurückgezahlt 5,00 €'],
  ],
  [
    'an online payment with a refund that arrived and one under way',
    anOnlineOrder({
      ...{ paidAmount: 162.2, refundedAmount: 60 },
      onlinePayments: online(refund('succeeded', 60), refund('requested', 5)),
    }),
    [...givenBack, 'Wird zurückgezahlt 5,00 €'],
  ],
])('the sums of %s say what came, what went and what is left', (_name, order, sums) => {
  expect(sumsOf(order)).toEqual(sums);
});
