import { expect, jest, test } from '@jest/globals';
import { failureOf } from '@bestellwerk/ui/api/api-failure';
import { sendUntilAnswered } from './send-until-answered.js';

const away = { error: failureOf(503, 'Wir versuchen es weiter.') };

function sending(...answers: object[]) {
  let time = 0;
  const pauses: number[] = [];
  const send = jest.fn(async () => (answers.length > 1 ? answers.shift()! : answers[0]!));
  const onNotNow = jest.fn();
  const run = (isOver = () => false) =>
    sendUntilAnswered(send, {
      pause: async (duration) => void (pauses.push(duration), (time += duration)),
      now: () => time,
      isOver,
      onNotNow,
    });
  return { run, send, pauses, onNotNow };
}

test('an order is retried with growing delays while the server is unavailable', async () => {
  const { run, pauses, onNotNow } = sending(away, away, away, away, { data: 'placed' });
  expect(await run()).toEqual({ data: 'placed' });
  expect(pauses).toEqual([1_000, 2_000, 4_000, 4_000]);
  expect(onNotNow).toHaveBeenCalledTimes(4);
});

test.each([0, 422, 429, 500, 502])('a failure with status %d is not retried', async (status) => {
  const { run, send } = sending({ error: failureOf(status, 'Fehler') });
  expect(await run()).toMatchObject({ error: { status } });
  expect(send).toHaveBeenCalledTimes(1);
});

test('retries stop after two minutes', async () => {
  const { run, pauses } = sending(away);
  expect(await run()).toBe(away);
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(110_000);
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThanOrEqual(120_000);
});

test('retries stop after the guest leaves the page', async () => {
  let isOver = false;
  const { run, send, onNotNow } = sending(away);
  onNotNow.mockImplementation(() => void (isOver = true));
  await run(() => isOver);
  expect(send).toHaveBeenCalledTimes(1);
});
