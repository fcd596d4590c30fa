import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, waitFor } from '@testing-library/react';
import type { FigureName } from '@bestellwerk/domain/contracts/figures.schema';
import { liveSocket } from '@bestellwerk/ui/live/live-socket';
import { show } from '../../testing/show.js';
import { useFiguresQuery } from './figures-api.js';
import { useLiveFigures } from './use-live-figures.js';

const TODAY = '2026-11-27';

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${TODAY}T12:00:00Z`));
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function Page({ name, to }: { name: FigureName; to: string }) {
  useLiveFigures();
  useFiguresQuery({ name, from: '2026-11-20', to, branch: null });
  return null;
}

/** Shows a statistic, lets some orders change, and returns how often it was read until the given time after. */
async function readsAfter(
  name: FigureName,
  to: string,
  changes: number,
  milliseconds: number,
  topic = 'board:b-1',
) {
  const subscribe = jest.spyOn(liveSocket, 'subscribe');
  let reads = 0;
  show(<Page name={name} to={to} />, { [`GET /api/statistics/${name}`]: () => [(reads += 1)] });
  await waitFor(() => expect(reads).toBe(1));
  const [, listener] = subscribe.mock.calls.find((call) => call[0] === topic)!;
  jest.useFakeTimers();
  for (let change = 0; change < changes; change += 1) {
    listener.onChanges({ topic, projection: 'order_board', position: '7', rows: [] });
  }
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
  return reads;
}

test.each([
  [4_900, 1],
  [12_000, 2],
])('%s ms after three changes of orders figures of today were read %s times', async (milliseconds, reads) => {
  expect(await readsAfter('revenue', TODAY, 3, milliseconds)).toBe(reads);
});

test.each<[FigureName, string]>([
  ['revenue', '2026-11-26'],
  ['page-views', TODAY],
  ['working-activities', TODAY],
])('%s until %s are not read again because of an order', async (name, to) => {
  expect(await readsAfter(name, to, 1, 12_000)).toBe(1);
});

test.each<[FigureName, number]>([
  ['working-activities', 2],
  ['working-schedules', 2],
  ['sales-per-labour-hour', 2],
  ['revenue', 1],
])('after somebody came to work %s were read %s times', async (name, reads) => {
  expect(await readsAfter(name, TODAY, 2, 12_000, 'presence:b-1')).toBe(reads);
});
