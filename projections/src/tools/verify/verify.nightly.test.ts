import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { branchDayStream } from '@bestellwerk/domain/branch-day/branch-day-events';
import { eventFamilies } from '@bestellwerk/domain/event-families';
import { orderStream, type OrderEvent } from '@bestellwerk/domain/ordering/order/order-events';
import { eventsUntil } from '@bestellwerk/domain/ordering/testing/orders';
import { projections } from '../../projections.js';
import { appendEvents } from '../../testing/order-stories.js';
import { Stage } from '../../testing/stage.js';
import { deciders } from './stream-check.js';
import { verify, type VerifyReport } from './verify.js';

jest.setTimeout(60_000);

const day = branchDayStream('22222222-2222-4222-8222-222222222222', '2026-11-20');
const paid = (): OrderEvent => ({
  type: 'PaymentRecorded',
  data: { payment: randomUUID(), method: 'cash', amount: 10.1 },
});

let stage: Stage;
let orders: string[];
beforeAll(async () => {
  stage = await Stage.start();
  orders = await Promise.all(Array.from({ length: 30 }, () => ordered()));
  for (const order of orders.slice(0, 10)) await append(order, paid());
  await stage.run();
  await stage.handledAll();
});
afterAll(() => stage.stop());

const append = (order: string, ...events: OrderEvent[]) =>
  appendEvents(stage.services.eventLog, orderStream(order), events);
const sql = (statement: string, parameters: unknown[] = []) =>
  stage.services.dataSource.query(statement, parameters);

/** An order with its place. */
async function ordered(): Promise<string> {
  const order = randomUUID();
  const data = { order, window: null, ticketNumber: 7, takenAt: '2026-11-20T17:00:00.000Z' };
  await appendEvents(stage.services.eventLog, day, [{ type: 'PlaceTaken', data }]);
  await append(order, ...eventsUntil.confirmed);
  return order;
}

/** With so few rows in memory that most are compared on the way and read again. */
const verified = (mostInHand = 3, now = '2026-11-20T17:00:30.000Z'): Promise<VerifyReport> =>
  verify(stage.services, { projections, now: () => new Date(now), mostInHand, waitMs: 0 });
const found = (report: VerifyReport): string[] => [
  ...report.checks.flatMap(({ check, listed }) => listed.map((finding) => `${check} ${finding}`)),
  ...report.tables.flatMap(({ table, listed }) => listed.map((finding) => `${table} ${finding}`)),
];

describe('verify', () => {
  it.each([1, 3, 10_000])(
    'finds nothing in correct read models, with at most %i rows in memory',
    async (mostInHand) => {
      const report = await verified(mostInHand);
      expect(found(report)).toEqual([]);
      expect(report).toMatchObject({ isRight: true, streams: 31, events: 30 * 4 + 10 });
      const rows = Object.fromEntries(report.tables.map(({ table, rows: count }) => [table, count]));
      expect(rows).toMatchObject({ order_board: 30, order_history: 100, daily_sales: 1, deadline: 0 });
    },
  );

  it('finds nothing wrong where money came online, went back, and a canceled order freed its place', async () => {
    const order = await ordered();
    const [attempt, refund] = [randomUUID(), randomUUID()];
    const online = { attempt, method: 'mollie', capture: 'automatic', amount: 10.1 } as const;
    await append(
      order,
      { type: 'PaymentInitiated', data: { ...online, initiatedAt: '2026-11-20T17:00:00.000Z' } },
      { type: 'PaymentCaptured', data: { attempt, amount: 10.1 } },
      { type: 'OrderCanceled', data: { reason: 'Herd defekt' } },
      { type: 'RefundRequested', data: { refund, attempt, amount: 4, reason: '', isAutomatic: true } },
      { type: 'RefundSucceeded', data: { refund, attempt, amount: 4, reference: 're_1' } },
    );
    await appendEvents(stage.services.eventLog, day, [{ type: 'PlaceReleased', data: { order } }]);
    await stage.handledAll();
    expect(found(await verified())).toEqual([]);
  });

  it('has a decider for every kind of stream', () =>
    expect(Object.keys(deciders).sort()).toEqual(eventFamilies.map(({ category }) => category).sort()));

  it('finds nothing wrong while orders come in', async () => {
    let isDone = false;
    const load = (async () => {
      while (!isDone) orders.push(await ordered());
    })();
    const reports = [await verified(), await verified(), await verified()].map(found);
    isDone = true;
    await load;
    expect(reports).toEqual([[], [], []]);
    await stage.handledAll();
  });

  it('reports changed, missing and surplus rows and wrong sums', async () => {
    const [changed, deleted] = orders as [string, string];
    const surplus = randomUUID();
    await sql(`UPDATE views.order_board__g1 SET total_gross = total_gross + 1 WHERE id = $1`, [changed]);
    await sql(`DELETE FROM views.public_order__g1 WHERE id = $1`, [deleted]);
    await sql(
      `INSERT INTO views.daily_sales_order__g1 SELECT $1, branch, date, last_date, document
       FROM views.daily_sales_order__g1 WHERE "order" = $2`,
      [surplus, changed],
    );
    await sql(`UPDATE views.daily_sales__g1 SET gross = gross + 0.01`);
    const report = await verified();
    expect(report.isRight).toBe(false);
    expect(found(report)).toEqual([
      `order_board ${changed}: totalGross differs`,
      `public_order ${deleted}: missing`,
      `daily_sales_order ${surplus}: not of the log`,
      expect.stringMatching(/^daily_sales .*: another sum$/),
    ]);
  });
});

describe('verify of an inconsistent log', () => {
  it('reports places and orders that do not match, and streams that cannot be folded', async () => {
    const [lonely, placeless, broken] = [randomUUID(), randomUUID(), randomUUID()];
    const data = { order: lonely, window: null, ticketNumber: 8, takenAt: '2026-11-20T17:00:00.000Z' };
    await appendEvents(stage.services.eventLog, day, [{ type: 'PlaceTaken', data }]);
    await append(placeless, ...eventsUntil.pending);
    await append(broken, { type: 'OrderConfirmed', data: { appointment: null } });
    await stage.handledAll();
    const findings = found(await verified(3, '2026-11-20T17:02:30.000Z'));
    expect(findings).toContain(`places ${day} ${lonely}: taken, neither used nor released`);
    expect(findings).toContain(`places ${day} ${placeless}: the order was written without a place`);
    expect(findings).toContain(
      `streams order-${broken}: 0 OrderConfirmed: OrderConfirmed without OrderPlaced`,
    );
    expect(findings).toContainEqual(expect.stringContaining(`order_board order-${broken}: parked from 0 on`));
  });

  it('reports a wrong sum of daily payments', async () => {
    await sql(`UPDATE views.daily_payments__g1 SET amount = amount + 10`);
    const { checks } = await verified();
    expect(checks.find(({ check }) => check === 'payments')?.listed[0]).toMatch(/^daily_payments: .* paid/);
  });
});
