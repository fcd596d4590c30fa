import type { Closing } from '@bestellwerk/domain/contracts/closing.schema';
import { figuresOf } from '@bestellwerk/domain/ordering/closing/closing-figures';
import { manager, show } from '../../../testing/show.js';
import ClosingPage from '../closing-page.js';

export const date = '2026-11-20';
export const day = { date, branch: 'b-1' };
export const figures = figuresOf(
  {
    orders: [
      {
        ...{ date, state: 'sold', orders: 2, gross: 63, deliveryGross: 3, openOrders: 1, openAmount: 20 },
        ...{ waivedAmount: 0, reducedGross: 0, donatedAmount: 0, owedOrders: 0, owedAmount: 0 },
      },
    ],
    rates: [
      { date, rate: 10, net: 30, tax: 3, gross: 33 },
      { date, rate: 20, net: 25, tax: 5, gross: 30 },
    ],
    reductions: [],
    takings: [{ date, orderDate: date, method: 'cash', kind: 'payment', count: 1, amount: 43 }],
  },
  (other) => other === date,
);
/** An open day, as far as a test does not say otherwise. */
export const closing = (differences: Partial<Closing> = {}): Closing => ({
  ...{ period: date, branch: 'b-1', figures, months: [], position: '10' },
  ...{ openingCash: 100, withdrawnCash: 0, firstDay: date },
  days: [{ ...day, orders: 2, gross: 63, amount: 43, cash: 43, isBusy: true, closing: null }],
  later: { payments: [], orders: [] },
  ...differences,
});
export const by = { kind: 'user', id: 'u-9', name: 'Resi Lindner' } as const;
const counted = () => ({
  closed: { orders: 2, gross: 63, amount: 40 },
  cash: { opening: 100, expected: 143, counted: 140, withdrawn: 40 },
});
/** It was closed with 3,00 € less in takings. */
export const state = (isClosed: boolean) => ({
  isClosed,
  ...counted(),
  closed: { ...figures, amount: 40 },
  steps: [{ type: 'closed' as const, at: '2026-11-20T21:00:00.000Z', by, reason: 'Bruch', ...counted() }],
});
export const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
/** Opens the page of the day, or of what the address names instead. */
export const open = (shown: Closing, user = manager, period = date) =>
  show(
    <ClosingPage />,
    {
      'GET /api/closings': () => shown,
      'GET /api/branches': () => [{ id: 'b-1', name: 'Altstadt' }],
      'POST /api/branches/b-1/closings/days/2026-11-20/close': () => ({ days: [date], isMonthClosed: false }),
      'POST /api/branches/b-1/closings/days/2026-11-20/reopen': () => ({ days: [], isMonthClosed: false }),
    },
    user,
    `/closings?period=${period}`,
  );
