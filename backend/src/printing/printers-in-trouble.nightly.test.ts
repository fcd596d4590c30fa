import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { PrintJobDocument } from '@bestellwerk/domain/contracts/printing.schema';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import type { Client } from '../testing/client.js';
import { decodeEscPos } from './testing/decode-escpos.js';
import { PrintStage } from './testing/print-stage.js';

let on: PrintStage;
let admin: Client;
let tcpPrinter: PrintStage['tcpPrinter'];
let confirmed: PrintStage['confirmed'];
let print: PrintStage['print'];
let jobOf: PrintStage['jobOf'];
let becomes: PrintStage['becomes'];
beforeAll(async () => {
  on = await PrintStage.start();
  ({ admin, tcpPrinter, confirmed, print, jobOf, becomes } = on);
});
afterAll(() => on?.stop());
afterEach(() => on.putAway());

const textOf = async (bytes: Buffer): Promise<string> => (await decodeEscPos(bytes)).text;

// They wait until a printer is tried again.
describe('a printer on port 9100', () => {
  it('that was out of paper prints all that waited in the order in which it was wanted', async () => {
    const { printer } = await tcpPrinter();
    printer.trouble = 'paper-out';
    const first = await print(await confirmed());
    await becomes(first.id, { status: 'queued', attempts: 2 });
    // The first one waits longer by now than those after it.
    const others = [await print(await confirmed()), await print(await confirmed())];
    for (const { id } of others) await becomes(id, { status: 'queued', attempts: 1 });
    printer.trouble = 'none';
    for (const { id } of [first, ...others]) await becomes(id, { status: 'printed' });
    const printed = [];
    for (const bytes of printer.jobs) printed.push((await decodeEscPos(bytes)).text);
    const numbers = await Promise.all(
      [first, ...others].map(async ({ order }) => {
        const { body } = await admin.get(`/api/orders/${order!.id}`);
        return body.data.uid as string;
      }),
    );
    expect(printed.map((text) => numbers.findIndex((uid) => text.includes(uid)))).toEqual([0, 1, 2]);
  }, 60_000);

  it('prints a test page ahead of the tickets that wait', async () => {
    const { printer, id } = await tcpPrinter();
    printer.trouble = 'paper-out';
    const ticket = await print(await confirmed(), { template: 'kitchen' });
    await becomes(ticket.id, { status: 'queued', attempts: 2 });
    printer.trouble = 'none';
    const { data: test } = (await admin.post(`/api/devices/${id}/test/print`)).body;
    for (const job of [test, ticket]) await becomes(job.id, { status: 'printed' });
    const [first, second] = [await textOf(printer.jobs[0]!), await textOf(printer.jobs[1]!)];
    expect(first).toContain('Testseite');
    expect(second).toContain('Ticket');
  }, 60_000);

  it('tries a test page before the rest of many tickets, and gives it up when it does not come out', async () => {
    const { printer, id } = await tcpPrinter();
    printer.trouble = 'silent';
    const tickets: PrintJobDocument[] = [];
    for (let count = 0; count < 4; count += 1) {
      tickets.push(await print(await confirmed(), { template: 'kitchen' }));
    }
    // The first one is tried alone, all others in one go after it.
    await becomes(tickets[1]!.id, { status: 'claimed' });
    const { data: test } = (await admin.post(`/api/devices/${id}/test/print`)).body;
    await becomes(test.id, { status: 'failed', failure: { code: 'no-answer' } });
    expect(await jobOf(tickets[3]!.id)).toMatchObject({ attempts: 0 });
    printer.trouble = 'none';
    for (const ticket of tickets) await becomes(ticket.id, { status: 'printed' });
    for (const job of printer.jobs) expect(await textOf(job)).not.toContain('Testseite');
  }, 60_000);

  it('is replaced by the one that stands in after two failures', async () => {
    const { printer: counter, id: fallback } = await tcpPrinter({ name: 'Theke', roles: [] });
    const { printer } = await tcpPrinter({ fallback: { id: fallback } });
    await printer.stop();
    const job = await print(await confirmed(), { template: 'kitchen' });
    await eventually(async () => expect(await jobOf(job.id)).toMatchObject({ status: 'printed' }));
    expect(await jobOf(job.id)).toMatchObject({ attempts: 3, printer: { id: fallback, name: 'Theke' } });
    expect(counter.jobs).toHaveLength(1);
  }, 60_000);
});
