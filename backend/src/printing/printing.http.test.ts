import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { displayTopic } from '@bestellwerk/domain/contracts/live-topics';
import type { PrintJobDocument } from '@bestellwerk/domain/contracts/printing.schema';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { newKey, type Client } from '../testing/client.js';
import { Listeners } from '../testing/listeners.js';
import { branch, otherBranch } from '../testing/orders.js';
import { decodeEscPos } from './testing/decode-escpos.js';
import { PrintStage } from './testing/print-stage.js';

let on: PrintStage;
let stage: PrintStage['stage'];
let admin: Client;
let device: PrintStage['device'];
let tcpPrinter: PrintStage['tcpPrinter'];
let pullPrinter: PrintStage['pullPrinter'];
let confirmed: PrintStage['confirmed'];
let print: PrintStage['print'];
let jobOf: PrintStage['jobOf'];
let becomes: PrintStage['becomes'];
let typesOf: PrintStage['typesOf'];
beforeAll(async () => {
  on = await PrintStage.start();
  ({ stage, admin, device, tcpPrinter, pullPrinter, confirmed, print, jobOf, becomes, typesOf } = on);
});
afterAll(() => on?.stop());
const listeners = new Listeners();
afterEach(() => {
  listeners.close();
  return on.putAway();
});

describe('a printer on port 9100', () => {
  it('gets what an independent decoder reads as the kitchen ticket, and the order knows it', async () => {
    const { printer, id } = await tcpPrinter();
    const order = await confirmed();
    const job = await print(order, { template: 'kitchen' });
    expect(job).toMatchObject({ status: 'queued', copy: 0, printer: { id, name: 'Küche' } });
    await becomes(job.id, { status: 'printed', attempts: 1, wasStarted: true });
    const { text, cuts } = await decodeEscPos(printer.jobs[0]!);
    expect(text).toContain('Ticket');
    expect(text).not.toContain('KOPIE');
    expect(cuts).toBe(1);
    await eventually(async () => expect(await typesOf(order)).toContain('ReceiptPrinted'));
    await eventually(async () => {
      const history = (await admin.get(`/api/orders/${order}/history`)).body.data as { text: string }[];
      expect(history.map((entry) => entry.text)).toContain('Küchenbon gedruckt: Küche.');
    });
  });

  it('prints a document once however often it is asked for at the same time, and later as KOPIE', async () => {
    const { printer } = await tcpPrinter();
    const order = await confirmed();
    const key = newKey();
    const same = await Promise.all([print(order, {}, key), print(order, {}, key), print(order)]);
    expect(new Set(same.map(({ id }) => id)).size).toBe(1);
    await becomes(same[0]!.id, { status: 'printed' });
    expect((await print(order, {}, key)).id).toBe(same[0]!.id);
    const copy = await print(order);
    expect(copy).toMatchObject({ copy: 1 });
    await becomes(copy.id, { status: 'printed' });
    expect(printer.jobs).toHaveLength(2);
    expect((await decodeEscPos(printer.jobs[1]!)).text).toContain('KOPIE');
  });

  it('answers a request that is sent again with the job that it got first, also once that is printed', async () => {
    const { printer } = await tcpPrinter();
    printer.trouble = 'paper-out';
    const [order, key] = [await confirmed(), newKey()];
    const first = await print(order);
    expect((await print(order, {}, key)).id).toBe(first.id);
    printer.trouble = 'none';
    await becomes(first.id, { status: 'printed' });
    expect((await print(order, {}, key)).id).toBe(first.id);
    expect(printer.jobs).toHaveLength(1);
  });

  it('names each method on the receipt with what was paid by it', async () => {
    const { printer } = await tcpPrinter();
    const order = await confirmed();
    const paid = [
      ['atm-card', 3],
      ['cash', 1],
    ] as const;
    for (const [method, amount] of paid) {
      const payment = await admin.post(`/api/orders/${order}/payments`, { method, amount }, newKey());
      expect(payment).toMatchObject({ status: 200 });
    }
    const job = await print(order);
    await becomes(job.id, { status: 'printed' });
    const { text } = await decodeEscPos(printer.jobs[0]!);
    // The printer goes to the next column by its position, so the decoder sees no blanks between both.
    const lines = text.split(/\s*\n\s*/);
    const first = lines.findIndex((line) => line.startsWith('Bezahlt'));
    expect(lines.slice(first, first + 3)).toEqual([
      'Bezahlt4,00 €',
      'Bankomatkarte3,00 €',
      'Barzahlung1,00 €',
    ]);
    const preview = await admin.get(`/api/orders/${order}/print-preview/receipt`);
    expect((preview.body as string).replaceAll(/<[^>]+>/g, '')).toContain('Bankomatkarte');
  });

  it('that is out of paper is tried again until there is some, and says why', async () => {
    const { printer } = await tcpPrinter();
    printer.trouble = 'paper-out';
    const job = await print(await confirmed());
    const failed = await becomes(job.id, { status: 'queued', attempts: 1, wasStarted: false });
    expect(failed.failure!.text).toContain('kein Papier mehr');
    printer.trouble = 'none';
    await eventually(async () => expect(await jobOf(job.id)).toMatchObject({ status: 'printed' }));
    expect(printer.jobs).toHaveLength(1);
  }, 30_000);

  it('that dies while it prints leaves a job of which nobody knows; staff decide, and it is never sent again', async () => {
    const { printer } = await tcpPrinter();
    printer.trouble = 'dies while printing';
    const job = await print(await confirmed());
    await becomes(job.id, { status: 'printing' });
    on.later = 61_000;
    await becomes(job.id, { status: 'unknown' });
    printer.trouble = 'none';
    const resolved = await admin.post(`/api/print-jobs/${job.id}/resolve`, { wasPrinted: false });
    expect(resolved.body.data).toMatchObject({ status: 'failed', failure: { code: 'not-printed' } });
    expect(await print(job.order!.id)).toMatchObject({ copy: 0 });
  });

  it('that cannot be reached alarms for a kitchen ticket, which expires after a quarter of an hour', async () => {
    const { printer } = await tcpPrinter();
    await printer.stop();
    const job = await print(await confirmed(), { template: 'kitchen' });
    await becomes(job.id, { failure: { code: 'unreachable' } });
    const { key } = (await admin.post(`/api/branches/${branch.id}/api-key`)).body.data;
    const display = listeners.listen(stage.url);
    const topic = displayTopic(branch.id, key);
    expect(await display.subscribe(topic)).toMatchObject({ ok: true });
    on.later = 61_000;
    await becomes(job.id, { isOverdue: true });
    const notices = () => display.received.filter(({ projection }) => projection === 'print_job');
    await eventually(() => expect(notices()).toContainEqual(expect.objectContaining({ topic, rows: [] })));
    const onBoard = async () =>
      (await admin.get('/api/orders/current')).body.data.find(
        ({ id }: { id: string }) => id === job.order!.id,
      );
    expect(await onBoard()).toMatchObject({ isTicketLate: true });
    on.later = 901_000;
    await becomes(job.id, { status: 'expired', wasStarted: false });
    expect(await onBoard()).toMatchObject({ isTicketLate: true });
    await admin.post(`/api/print-jobs/${(await print(job.order!.id, { template: 'kitchen' })).id}/cancel`);
    expect(await onBoard()).not.toHaveProperty('isTicketLate');
  });

  it('prints each confirmed order by itself where that is set, once on two backends', async () => {
    const { printer } = await tcpPrinter({ isAutomatic: true });
    await stage.backend();
    const order = await confirmed();
    await eventually(async () =>
      expect((await admin.get(`/api/orders/${order}/print-jobs`)).body.data).toMatchObject([
        { template: 'kitchen', status: 'printed', requestedBy: { kind: 'rule', id: 'kitchen-ticket' } },
      ]),
    );
    expect(printer.jobs.length).toBe(1);
  });

  it('prints a test page with the hard letters in each code page', async () => {
    const { printer, id } = await tcpPrinter();
    const job = (await admin.post(`/api/devices/${id}/test/print`)).body.data as PrintJobDocument;
    await becomes(job.id, { status: 'printed', order: null });
    const { text } = await decodeEscPos(printer.jobs[0]!);
    expect(text).toContain('cp858: äöüÄÖÜß€ é -');
    expect(text).toContain('Testseite');
  });

  it('reports its state when it is asked for its log', async () => {
    const { printer, id } = await tcpPrinter();
    printer.trouble = 'cover-open';
    const { body } = await admin.post(`/api/devices/${id}/request-device-logs`);
    expect(body.data.status).toContain('Deckel');
    await printer.stop();
    const refused = await admin.post(`/api/devices/${id}/request-device-logs`);
    expect(refused.status).toBe(422);
    expect(refused.body.errors[0].message).toMatch(/^Log konnte nicht angefordert werden\. /);
  });
});

describe('printing', () => {
  it('is refused where there is no printer, and for people of other branches', async () => {
    const order = await confirmed();
    const refused = await admin.post(`/api/orders/${order}/print`, {}, newKey());
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'printer' }] } });
    const elsewhere = await stage.staff(['ROLE_EMPLOYEE'], [otherBranch.id]);
    expect((await elsewhere.post(`/api/orders/${order}/print`, {}, newKey())).status).toBe(403);
    expect((await elsewhere.get(`/api/orders/${order}/print-preview/receipt`)).status).toBe(403);
    const missing = await admin.post(`/api/orders/${randomUUID()}/print`, {}, newKey());
    expect(missing.status).toBe(404);
  });

  it('can be previewed as a picture and as a PDF', async () => {
    const order = await confirmed();
    const svg = await admin.get(`/api/orders/${order}/print-preview/deliveryNote`);
    expect(svg.headers.get('content-type')).toContain('image/svg+xml');
    expect(svg.body).not.toMatch(/@import|googleapis/);
    const pdf = await fetch(`${stage.url}/api/orders/${order}/print-preview/receipt?format=pdf`, {
      headers: admin.cookies,
    });
    const { numPages } = await getDocument({ data: new Uint8Array(await pdf.arrayBuffer()), verbosity: 0 })
      .promise;
    expect(numPages).toBe(1);
    expect((await admin.get(`/api/orders/${order}/print-preview/pizza`)).status).toBe(404);
  });

  it('is canceled while it waits, and no longer', async () => {
    await pullPrinter('epson-sdp');
    const job = await print(await confirmed());
    expect((await admin.post(`/api/print-jobs/${job.id}/cancel`)).body.data).toMatchObject({
      status: 'canceled',
    });
    const again = await print(job.order!.id);
    expect(again).toMatchObject({ copy: 0 });
    expect(again.id).not.toBe(job.id);
    await admin.post(`/api/print-jobs/${again.id}/cancel`);
    const { data, meta } = (await admin.get(`/api/print-jobs?filter[branch]=${branch.id}&limit=2`)).body;
    expect(data).toHaveLength(2);
    expect(meta.total).toBeGreaterThan(2);
  });

  it('tests say why they cannot work', async () => {
    const id = await device({ driver: 'none' });
    for (const test of ['print', 'notification']) {
      const { status, body } = await admin.post(`/api/devices/${id}/test/${test}`);
      expect(status).toBe(422);
      expect(body.errors[0].message).toMatch(/^Test nicht erfolgreich\. /);
    }
  });
});
