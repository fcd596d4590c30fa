import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { PrintJobDocument } from '@bestellwerk/domain/contracts/printing.schema';
import { printDeadlines, queuePrint } from '@bestellwerk/domain/printing/print-job-decisions';
import { printJobStream } from '@bestellwerk/domain/printing/print-job-events';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { until } from '@bestellwerk/server-kit/testing/until';
import { newKey } from '../testing/client.js';
import { branch } from '../testing/orders.js';
import { printJobStreams } from './print-job-streams.js';
import { decodeEscPos } from './testing/decode-escpos.js';
import { PrintStage } from './testing/print-stage.js';

let on: PrintStage;
beforeAll(async () => {
  on = await PrintStage.start();
});
afterAll(() => on?.stop());
afterEach(() => on.putAway());

const change = async (order: string, amount: number) => {
  const { status, body } = await on.admin.put(`/api/orders/${order}/items/0`, { amount });
  expect({ status, body }).toMatchObject({ status: 200 });
};
const remark = async (order: string, text: string) => {
  const { status, body } = await on.admin.put(`/api/orders/${order}/items/0`, { remark: text });
  expect({ status, body }).toMatchObject({ status: 200 });
};
const cancel = async (order: string) => {
  const { status, body } = await on.admin.post(`/api/orders/${order}/status/cancel`, { reason: 'Zu spät' });
  expect({ status, body }).toMatchObject({ status: 200 });
};
const pay = async (order: string, amount: number) => {
  const payment = { method: 'cash', amount };
  const { status, body } = await on.admin.post(`/api/orders/${order}/payments`, payment, newKey());
  expect({ status, body }).toMatchObject({ status: 200 });
};
const jobsOf = async (order: string): Promise<PrintJobDocument[]> =>
  (await on.admin.get(`/api/orders/${order}/print-jobs`)).body.data;
const printedOf = async (order: string, isMeant: (job: PrintJobDocument) => boolean) =>
  (await jobsOf(order)).find((job) => job.status === 'printed' && isMeant(job));
/** Events of that time do not have `replaces`. */
const queuedByAnEarlierVersion = async (order: string) => {
  const { revision, ticketNumber } = (await on.admin.get(`/api/orders/${order}`)).body.data;
  const commandId = randomUUID();
  await on.stage.app.get(Transactor).transact({
    stream: printJobStream(randomUUID()),
    decider: printJobStreams.decider,
    context: {
      ...{ commandId, correlationId: commandId, causationId: commandId },
      ...{ actor: { kind: 'rule', id: 'kitchen-ticket' }, origin: 'system' },
    },
    decide: ({ state }) =>
      queuePrint(state, {
        ...{ branch: branch.id, printer: { id: randomUUID(), name: 'Küche' }, template: 'kitchen' },
        ...{ order: { id: order, revision, ticketNumber }, content: 'before', copy: 0 },
        ...printDeadlines('kitchen', new Date().toISOString()),
      }),
  });
};
/** An order with a ticket from an earlier version, and one whose ticket a printer of two backends printed by itself. */
async function printedByItself() {
  const old = await on.confirmed();
  await queuedByAnEarlierVersion(old);
  const { printer } = await on.tcpPrinter({ isAutomatic: true });
  await on.stage.backend();
  const order = await on.confirmed();
  const first = await until(() => printedOf(order, ({ status }) => status === 'printed'));
  return { old, printer, order, first };
}
const textOf = async (bytes: Buffer): Promise<string> => (await decodeEscPos(bytes)).text;

describe('a document of an order that was changed', () => {
  it('says that it is outdated when it comes out only afterwards', async () => {
    const { printer } = await on.tcpPrinter();
    printer.trouble = 'paper-out';
    const order = await on.confirmed();
    const job = await on.print(order);
    await change(order, 7);
    printer.trouble = 'none';
    await on.becomes(job.id, { status: 'printed', mark: 'outdated' });
    expect(await textOf(printer.jobs[0]!)).toMatch(/VERALTET\s+Stand \d\d\.\d\d\.\d{4}, \d\d:\d\d\./);
  });

  it('is not outdated by what does not change its contents', async () => {
    const { printer } = await on.tcpPrinter();
    printer.trouble = 'paper-out';
    const order = await on.confirmed();
    const job = await on.print(order);
    await on.admin.post(`/api/orders/${order}/notes`, { text: 'Ruft noch an' });
    printer.trouble = 'none';
    await on.becomes(job.id, { status: 'printed', mark: null });
    expect(await textOf(printer.jobs[0]!)).not.toContain('VERALTET');
  });

  it('is outdated by another text for the kitchen', async () => {
    const { printer } = await on.tcpPrinter();
    printer.trouble = 'paper-out';
    const order = await on.confirmed();
    const job = await on.print(order, { template: 'kitchen' });
    await remark(order, 'ohne Zwiebel');
    const known = (await on.jobOf(job.id)).content;
    printer.trouble = 'none';
    await on.becomes(job.id, { status: 'printed' });
    expect(await textOf(printer.jobs[0]!)).toContain('VERALTET');
    const next = await on.print(order, { template: 'kitchen' });
    expect(next).toMatchObject({ copy: 0, replaces: job.queuedAt });
    expect(next.content).not.toBe(known);
  });

  it('is a receipt that is outdated by a payment, while the kitchen ticket is not', async () => {
    const { printer } = await on.tcpPrinter();
    printer.trouble = 'paper-out';
    const order = await on.confirmed();
    const [receipt, kitchen] = [await on.print(order), await on.print(order, { template: 'kitchen' })];
    await pay(order, 5);
    printer.trouble = 'none';
    await on.becomes(receipt.id, { status: 'printed' });
    await on.becomes(kitchen.id, { status: 'printed' });
    const texts = await Promise.all(printer.jobs.map(textOf));
    expect(texts.find((text) => text.includes('Summe'))).toContain('VERALTET');
    expect(texts.find((text) => !text.includes('Summe'))).not.toContain('VERALTET');
    expect(await on.print(order)).toMatchObject({ copy: 0, replaces: receipt.queuedAt });
    expect(await on.print(order, { template: 'kitchen' })).toMatchObject({ copy: 1, replaces: null });
  });

  it('says nothing but that its order was canceled, while the receipt stays as it is', async () => {
    const { printer } = await on.tcpPrinter();
    printer.trouble = 'paper-out';
    const order = await on.confirmed();
    const kitchen = await on.print(order, { template: 'kitchen' });
    const receipt = await on.print(order);
    await change(order, 7);
    await cancel(order);
    printer.trouble = 'none';
    await on.becomes(kitchen.id, { status: 'printed', mark: 'canceled' });
    await on.becomes(receipt.id, { status: 'printed' });
    const texts = await Promise.all(printer.jobs.map(textOf));
    const ticket = texts.find((text) => !text.includes('Summe'))!;
    expect(ticket.trim()).toMatch(/^\W*STORNIERT\s+Ticket/);
    expect(ticket).not.toContain('VERALTET');
    expect(texts.find((text) => text.includes('Summe'))).not.toContain('STORNIERT');
    expect(await on.print(order, { template: 'kitchen' })).toMatchObject({ copy: 0, replaces: null });
  });

  it('says that it replaces the one from before the change, and a copy of it says both', async () => {
    const { printer } = await on.tcpPrinter();
    const order = await on.confirmed();
    const kitchen = { template: 'kitchen' };
    const first = await on.print(order, kitchen);
    await on.becomes(first.id, { status: 'printed' });
    expect(first).toMatchObject({ replaces: null });
    await change(order, 7);
    const changed = await on.print(order, kitchen);
    await on.becomes(changed.id, { status: 'printed', copy: 0, replaces: first.queuedAt });
    const copy = await on.print(order, kitchen);
    await on.becomes(copy.id, { status: 'printed', copy: 1, replaces: first.queuedAt });
    const [before, after, again] = await Promise.all(printer.jobs.map(textOf));
    expect(before).not.toContain('GEÄNDERT');
    expect(after).toMatch(/GEÄNDERT\s+ersetzt den Ausdruck von \d\d:\d\d/);
    expect(after).not.toContain('KOPIE');
    expect(again).toMatch(/KOPIE\s+GEÄNDERT/);
    expect(before).not.toContain('statt');
    for (const text of [after, again]) expect(text).toMatch(/7×[^(]*\(statt\s+\d×\)/);
  });
});

describe('a kitchen ticket that is printed by itself', () => {
  it('comes out once more after changes, once for all of them and on two backends, and not for tickets from before', async () => {
    const { old, printer, order, first } = await printedByItself();
    await change(old, 7);
    await change(order, 7);
    await change(order, 8);
    const changed = await until(() => printedOf(order, ({ replaces }) => replaces === first.queuedAt));
    expect(changed).toMatchObject({ copy: 0, requestedBy: { kind: 'rule', id: 'kitchen-ticket' } });
    // Whatever is asked for once too often has been asked for by the time that another order has got its ticket.
    const other = await on.confirmed();
    await until(() => printedOf(other, ({ status }) => status === 'printed'));
    expect(await jobsOf(order)).toHaveLength(2);
    expect(await jobsOf(old)).toHaveLength(1);
    expect(printer.jobs).toHaveLength(3);
    const text = await textOf(printer.jobs[1]!);
    expect(text).toContain('GEÄNDERT');
    expect(text).toContain('8×');
  }, 90_000);
});

describe('a kitchen ticket of an order that is canceled', () => {
  it('is followed by one that says so, once and on two backends, and not for tickets from before or that wait', async () => {
    const { old, printer, order, first } = await printedByItself();
    const nothing = await on.confirmed();
    await until(() => printedOf(nothing, ({ status }) => status === 'printed'));
    printer.trouble = 'paper-out';
    const waiting = await on.confirmed();
    await until(async () => (await jobsOf(waiting)).find(({ failure }) => failure));
    await cancel(waiting);
    printer.trouble = 'none';
    await until(() => printedOf(waiting, ({ status }) => status === 'printed'));
    await cancel(old);
    await cancel(order);
    const last = await until(() => printedOf(order, ({ id }) => id !== first.id));
    expect(last).toMatchObject({
      copy: 0,
      replaces: null,
      requestedBy: { kind: 'rule', id: 'kitchen-ticket' },
    });
    // Whatever is asked for once too often has been asked for by the time that another order has got its ticket.
    const other = await on.confirmed();
    await until(() => printedOf(other, ({ status }) => status === 'printed'));
    expect(await jobsOf(order)).toHaveLength(2);
    expect(await jobsOf(waiting)).toHaveLength(1);
    expect(await jobsOf(old)).toHaveLength(1);
    const texts = await Promise.all(printer.jobs.map(textOf));
    expect(texts.map((text) => text.includes('STORNIERT'))).toEqual([false, false, true, true, false]);
  }, 90_000);
});

describe('a document of an order as a file', () => {
  it.each([
    ['print-preview/receipt?format=pdf', 'Beleg'],
    ['print-preview/kitchen?format=pdf', 'K%C3%BCchenbon'],
    ['print-preview/deliveryNote?format=pdf', 'Lieferschein'],
    ['print-preview/label?format=pdf', 'Etiketten'],
    ['label-sheets', 'Etiketten'],
  ])('%s is named in German', async (path, name) => {
    const order = await on.confirmed();
    const { ticketNumber } = (await on.admin.get(`/api/orders/${order}`)).body.data;
    const { headers } = await on.admin.get(`/api/orders/${order}/${path}`);
    expect(headers.get('content-disposition')).toBe(`inline; filename*=UTF-8''${name}-${ticketNumber}.pdf`);
  });
});
