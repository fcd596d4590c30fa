import { expect, test } from '@jest/globals';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { anItem } from '../../testing/an-item.js';
import { anOrder } from '../../testing/an-order.js';
import { totalsWith } from './item-totals.js';

const priced = (net: number, deliveryGross: number) => {
  const { pricing } = anOrder();
  return { ...pricing, net, gross: net, deliveryGross, totalGross: net + deliveryGross };
};
const area = {
  area: 'Wieden',
  zipCodes: '',
  price: 4,
  tax: 20,
  free: false,
  freeFromOrderValue: 25,
  minimumOrderValue: null,
};
const branch = { deliveryAreas: [area] } as unknown as Branch;
const delivered = anOrder({
  mode: 'delivery',
  deliveryArea: 'Wieden',
  pricing: priced(20, 4),
  items: [anItem(), anItem()],
});
const three = [anItem(), anItem(), anItem()];

test('the delivery becomes free where the changed lines are worth enough', () => {
  expect(totalsWith(delivered, [anItem(), anItem()], branch).totalGross).toBe(24);
  expect(totalsWith(delivered, three, branch).totalGross).toBe(30);
});

test('the delivery keeps its price where the terms of its area are others by now', () => {
  const dearer = { deliveryAreas: [{ ...area, price: 9 }] } as unknown as Branch;
  expect(totalsWith(delivered, three, dearer).totalGross).toBe(34);
  expect(totalsWith(delivered, three, undefined).totalGross).toBe(34);
});

test('what was paid is open or to be given back after a change', () => {
  const paid = anOrder({ paidAmount: 20, items: [anItem(), anItem()] });
  expect(totalsWith(paid, three, undefined)).toEqual({ totalGross: 30, openAmount: 10, owedAmount: 0 });
  expect(totalsWith(paid, [anItem()], undefined)).toEqual({ totalGross: 10, openAmount: 0, owedAmount: 10 });
});

test('what was given back on purpose is not open again, nor is what is on its way still to be given back', () => {
  const items = [anItem(), anItem()];
  const goodwill = anOrder({ paidAmount: 15, waivedAmount: 5, items });
  expect(totalsWith(goodwill, items, undefined)).toMatchObject({ openAmount: 0, owedAmount: 0 });
  expect(totalsWith(goodwill, three, undefined)).toMatchObject({ openAmount: 10, owedAmount: 0 });
  const refund = { id: 'r', attempt: 'a', amount: 4, status: 'requested' as const, reference: null };
  const refunding = anOrder({ paidAmount: 20, items, onlinePayments: { attempts: [], refunds: [refund] } });
  expect(totalsWith(refunding, [anItem()], undefined)).toMatchObject({ openAmount: 0, owedAmount: 6 });
});
