import { expect, test } from '@jest/globals';
import { isForDrawer } from './cash-drawer.js';

const cash = { paid: [{ method: 'cash' as const, amount: 12 }] };
const card = { paid: [{ method: 'atm-card' as const, amount: 12 }] };

test('the drawer opens for a first receipt on which cash was paid, and for nothing else', () => {
  expect(isForDrawer('receipt', { copy: 0 }, cash)).toBe(true);
  expect(isForDrawer('receipt', { copy: 1 }, cash)).toBe(false);
  expect(isForDrawer('receipt', { copy: 0 }, card)).toBe(false);
  expect(isForDrawer('receipt', { copy: 0 }, { paid: [] })).toBe(false);
  expect(isForDrawer('kitchen', { copy: 0 }, cash)).toBe(false);
});
