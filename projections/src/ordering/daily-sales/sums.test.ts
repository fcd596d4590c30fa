import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { OrderEvent } from '@bestellwerk/domain/ordering/order/order-events';
import { eventsUntil } from '@bestellwerk/domain/ordering/testing/orders';
import { select } from '../../database/query.js';
import { appendOrder } from '../../testing/order-stories.js';
import { Stage } from '../../testing/stage.js';
import { dailySales } from './project.js';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.start();
});
afterEach(() => stage.stopRunners());
afterAll(() => stage.stop());

const payment = randomUUID();
const refund = (): OrderEvent => ({
  type: 'PaymentRecorded',
  data: { payment: randomUUID(), method: 'cash', amount: -5, refunds: payment, cause: 'missing' },
});
const sums = () =>
  select<{ gross: number; refunded: number }>(
    stage.services.dataSource,
    'SELECT gross::float AS gross, refunded_gross::float AS refunded FROM views.daily_sales',
  );

it('two equal refunds on one day count twice, whether they come together or one after the other', async () => {
  await stage.run([dailySales]);
  const [together, inTurn] = [randomUUID(), randomUUID()];
  const paid: OrderEvent = { type: 'PaymentRecorded', data: { payment, method: 'cash', amount: 33 } };
  await appendOrder(stage.services.eventLog, together, [...eventsUntil.pending, paid, refund(), refund()]);
  await stage.handledAll();
  expect(await sums()).toEqual([{ gross: 23, refunded: 10 }]);
  for (const events of [[...eventsUntil.pending, paid], [refund()], [refund()]]) {
    await appendOrder(stage.services.eventLog, inTurn, events);
    await stage.handledAll();
  }
  expect(await sums()).toEqual([{ gross: 46, refunded: 20 }]);
  const canceled = eventsUntil.canceled[2]!;
  for (const order of [together, inTurn]) await appendOrder(stage.services.eventLog, order, [canceled]);
  await stage.handledAll();
  expect(await sums()).toEqual([{ gross: 0, refunded: 0 }]);
});
