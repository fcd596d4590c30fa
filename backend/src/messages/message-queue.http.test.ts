import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { BackendHarness } from '../testing/backend-harness.js';
import { MessageQueue, type NewMessage } from './message-queue.js';

let harness: BackendHarness;
let queue: MessageQueue;
beforeAll(async () => {
  harness = await BackendHarness.start({}, []);
  queue = harness.app.get(MessageQueue);
});
afterAll(() => harness?.stop());

const message = (orderId: string, dueAt: string, revision: number): NewMessage => ({
  ...{ id: randomUUID(), orderId, kind: 'newOrder', channel: 'email', requestedBy: null },
  ...{ revision: String(revision), dueAt: new Date(dueAt) },
});

it('messages are taken in the order in which they became due, those of the same moment as their events', async () => {
  const order = randomUUID();
  const expected = [
    ...Array.from({ length: 6 }, (_, n) => message(order, `2026-11-20T12:00:0${n}Z`, n)),
    ...[message(order, '2026-11-20T12:00:06Z', 9), message(order, '2026-11-20T12:00:06Z', 10)],
  ];
  await queue.add(expected.toReversed());
  const taken = await queue.take(8, []);
  expect(taken.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  await queue.take(
    0,
    expected.map(({ id }) => id),
  );
  expect(await queue.ofOrder(order)).toEqual([]);
});
