import { expect, test } from '@jest/globals';
import { normalizeSpaces } from '../../text/testing/normalize-spaces.js';
import type { FormerOrder } from './former-order.js';
import { formerOrderText } from './former-order-text.js';

const order = (total: number | null, ...names: string[]): FormerOrder => ({
  ...{ uid: 'A', branch: 'b', placedAt: '2026-11-14T23:30:00Z', mode: 'takeaway', total },
  lines: names.map((name) => ({
    ...{ product: name, name, amount: 2, unit: 'piece', isPriceHidden: false, gross: 1, parts: [] },
  })),
});

test.each([
  ['names what is in it', order(36.7, 'Suppe', 'Brot'), '15.11.2026 · 36,70 €', '2× Suppe, 2× Brot'],
  [
    'names a fourth line rather than counting it',
    order(1, 'A', 'B', 'C', 'D'),
    '15.11.2026 · 1,00 €',
    '2× A, 2× B, 2× C, 2× D',
  ],
  [
    'counts what is left',
    order(1, 'A', 'B', 'C', 'D', 'E'),
    '15.11.2026 · 1,00 €',
    '2× A, 2× B, 2× C und 2 weitere',
  ],
  ['has no sum where a price was hidden', order(null, 'A'), '15.11.2026', '2× A'],
])('a former order %s', (_, former, when, what) => {
  const text = formerOrderText(former, { currency: 'EUR', timeZone: 'Europe/Vienna' });
  expect({ when: normalizeSpaces(text.when), what: normalizeSpaces(text.what) }).toEqual({ when, what });
});
