import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { OrderHistoryEntry } from '@bestellwerk/domain/contracts/order.schema';
import { anAttempt, anOnlineOrder } from '../../testing/an-order.js';
import { show } from '../../testing/show.js';
import { OrderTimeline } from './order-timeline.js';

afterEach(cleanup);

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const [first, second] = [minutesAgo(20), minutesAgo(10)];
const requested = (revision: number, at: string): OrderHistoryEntry => ({
  ...{ position: String(revision), revision: String(revision), at, type: 'RefundRequested' },
  text: 'Rückzahlung von 3,00 € veranlasst: Kulanz.',
  actor: { kind: 'user', id: 'u-1', name: 'Resi' },
  ...{ origin: 'back office', changes: [] },
});
const refund = (id: string, status: 'requested' | 'succeeded', requestedAt: string) => ({
  ...{ id, attempt: 'a-1', amount: 3, status, reference: null, requestedAt },
});

test('the history on the page does not say of a refund that waits that it was sent', async () => {
  const refunds = [refund('r-1', 'succeeded', first), refund('r-2', 'requested', second)];
  show(<OrderTimeline order={anOnlineOrder({ onlinePayments: { attempts: [anAttempt()], refunds } })} />, {
    'GET /api/orders/o-1/history': () => [requested(4, first), requested(6, second)],
  });
  const texts = (await screen.findAllByText(/^Rückzahlung von/)).map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'Rückzahlung von 3,00 € veranlasst: Kulanz.',
    expect.stringMatching(/^Rückzahlung von 3,00 € vorgemerkt, wartet bis \d\d:\d\d Uhr: Kulanz\.$/),
  ]);
});
