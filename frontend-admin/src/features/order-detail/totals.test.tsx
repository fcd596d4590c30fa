import { afterEach, expect, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { anItem } from '../../testing/an-item.js';
import { anOrder } from '../../testing/an-order.js';
import { show } from '../../testing/show.js';
import { Totals } from './totals.js';

afterEach(cleanup);

const linesOf = (order: StaffOrder): string[] => {
  show(<Totals order={order} />);
  return [...document.querySelectorAll('dl > div')].map((line) =>
    [...line.children]
      .map(({ textContent }) => textContent)
      .join(' ')
      .replaceAll('\u00a0', ' '),
  );
};
const food = anItem({ net: 10, tax: 1, gross: 11, taxRate: 10 });
const drink = anItem({ name: 'Limonade', net: 5, tax: 1, gross: 6, taxRate: 20 });
const sold = anOrder({
  status: 'completed',
  items: [food, drink],
  pricing: { ...anOrder().pricing, totalNet: 15, totalTax: 2, totalGross: 17, taxes: { 10: 1, 20: 1 } },
  ...{ paidAmount: 17, openAmount: 0 },
});
const refund = (cause: 'faulty' | 'goodwill') => ({ id: 'r-1', cause, rate: 20, amount: 3 });
const refunded = { paidAmount: 14, waivedAmount: 3 };

test('net and tax of an order are those of what is left after a refund that lowers its turnover', () => {
  expect(linesOf({ ...sold, ...refunded, saleRefunds: [refund('faulty')] })).toEqual([
    'Gesamt 17,00 €',
    'Nachgelassen (20 % USt.) −3,00 €',
    'Verbleibt 14,00 €',
    'Netto 12,50 €',
    'Darin 10 % USt. 1,00 €',
    'Darin 20 % USt. 0,50 €',
  ]);
});

test.each<[string, StaffOrder]>([
  ['nothing was given back', sold],
  ['money went back out of goodwill', { ...sold, ...refunded, saleRefunds: [refund('goodwill')] }],
])('no reduction is shown when %s', (_case, order) => {
  expect(linesOf(order)).toEqual([
    ...['Gesamt 17,00 €', 'Netto 15,00 €', 'Darin 10 % USt. 1,00 €', 'Darin 20 % USt. 1,00 €'],
  ]);
});
