import { afterEach, expect, test } from '@jest/globals';
import type { FormerOrder } from '@bestellwerk/domain/ordering/checkout/former-order';
import { plainStorage } from '@bestellwerk/ui/testing/storages';
import { safeStorage } from '@bestellwerk/ui/storage/safe-storage';
import { eraseFormerOrders, formerOrders, keepFormerOrder } from './former-orders.js';

afterEach(() => history.replaceState(null, '', '/'));

const storage = (text?: string) => {
  const underneath = plainStorage(text === undefined ? {} : { 'former-orders': text });
  return safeStorage(() => underneath);
};

const order = (number: number): FormerOrder => ({
  uid: `ORDER${number}`,
  branch: 'b',
  placedAt: '2026-11-23T11:00:00.000Z',
  mode: 'takeaway',
  total: 4.9,
  lines: [
    {
      ...{ product: 'p', name: 'Suppe', amount: number, unit: 'piece', isPriceHidden: false, gross: 4.9 },
      parts: [{ name: 'Wunsch', choices: [], text: 'heiß', hasFiles: false }],
    },
  ],
});
const uids = (device: ReturnType<typeof storage>) => formerOrders(device).map(({ uid }) => uid);

test('the newest twenty orders are kept, the newest first', () => {
  const device = storage();
  for (let number = 1; number <= 23; number += 1) keepFormerOrder(order(number), device);
  expect(uids(device)).toHaveLength(20);
  expect(uids(device).slice(0, 2)).toEqual(['ORDER23', 'ORDER22']);
});

test('an order of just the same takes the place of the former one', () => {
  const device = storage();
  keepFormerOrder(order(1), device);
  keepFormerOrder(order(2), device);
  keepFormerOrder({ ...order(1), uid: 'AGAIN' }, device);
  expect(uids(device)).toEqual(['AGAIN', 'ORDER2']);
});

test('erased orders are gone', () => {
  const device = storage();
  keepFormerOrder(order(1), device);
  eraseFormerOrders(device);
  expect(formerOrders(device)).toEqual([]);
});

test.each([
  ['no JSON', '{'],
  ['another version', JSON.stringify({ version: 0, value: [order(1)] })],
  ['no list', '{"version":1,"value":{}}'],
  ['damaged lines', JSON.stringify({ version: 1, value: [{ ...order(1), lines: [{ product: 'p' }] }] })],
  ['an order without lines', JSON.stringify({ version: 1, value: [{ ...order(1), lines: [] }] })],
  ['no date', JSON.stringify({ version: 1, value: [{ ...order(1), placedAt: 'gestern' }] })],
])('%s is left out', (_, text) => {
  expect(formerOrders(storage(text))).toEqual([]);
});

test('a terminal for many guests neither keeps nor shows orders', () => {
  const device = storage();
  keepFormerOrder(order(1), device);
  history.replaceState(null, '', '/self-service/wien');
  keepFormerOrder(order(2), device);
  expect(formerOrders(device)).toEqual([]);
  history.replaceState(null, '', '/');
  expect(uids(device)).toEqual(['ORDER1']);
});
