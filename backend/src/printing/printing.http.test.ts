import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { PrintJobDocument } from '@bestellwerk/domain/contracts/printing.schema';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey, type Client } from '../testing/client.js';
import { branch, otherBranch, placed } from '../testing/orders.js';
import { decodeEscPos } from './testing/decode-escpos.js';
import { FakeEpson, FakeStar } from './testing/fake-pull-printers.js';
import { FakeTcpPrinter } from './testing/fake-tcp-printer.js';

let stage: BackendHarness;
let admin: Client;
let later = 0;
const tcpPrinters: FakeTcpPrinter[] = [];
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
  await stage.runProcesses({ now: () => new Date(Date.now() + later) });
});
afterAll(async () => {
  await stage?.stop();
  for (const printer of tcpPrinters) await printer.stop();
});
/** Printers of one test take no job of another one. */
const devices: string[] = [];
afterEach(async () => {
  later = 0;
  for (const id of devices.splice(0)) {
    const { revision } = (await admin.get(`/api/devices/${id}`)).body.data;
    await admin.put(`/api/devices/${id}`, { isActive: false }, { 'if-match': `"${revision}"` });
    await eventually(async () =>
      expect((await admin.getOnce(`/api/devices/${id}`)).body.data.isActive).toBe(false),
    );
  }
});

async function device(fields: object): Promise<string> {
  const { status, body } = await admin.post('/api/devices', {
    ...{ name: 'Küche', identifier: `drucker-${randomUUID()}`, branch: { id: branch.id } },
    ...{ kind: 'receiptPrinter', roles: ['kitchen', 'receipt'], ...fields },
  });
  expect({ status, body }).toMatchObject({ status: 201 });
  await admin.get(`/api/devices/${body.data.id}`);
  devices.push(body.data.id);
  return body.data.id;
}

async function tcpPrinter(fields: object = {}): Promise<{ id: string; printer: FakeTcpPrinter }> {
  const printer = await FakeTcpPrinter.start();
  tcpPrinters.push(printer);
  return {
    printer,
    id: await device({ driver: 'escpos-tcp', host: '127.0.0.1', port: printer.port, ...fields }),
  };
}

async function pullPrinter(driver: string, fields: object = {}): Promise<{ id: string; url: string }> {
  const id = await device({ driver, ...fields });
  const { key } = (await admin.post(`/api/devices/${id}/api-key`)).body.data;
  return { id, url: `${stage.url}/api/printing/${driver.split('-')[0]!}/${id}/${key}` };
}

async function confirmed(): Promise<string> {
  const { id } = await placed(stage.visitor());
  await admin.post(`/api/orders/${id}/status/confirm`);
  return id;
}

const print = async (order: string, body: object = {}, headers = newKey()): Promise<PrintJobDocument> => {
  const answer = await admin.post(`/api/orders/${order}/print`, body, headers);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body.data;
};
const jobOf = async (id: string): Promise<PrintJobDocument> =>
  (await admin.get(`/api/print-jobs/${id}`)).body.data;
const becomes = (id: string, expected: object): Promise<PrintJobDocument> =>
  eventually(async () => {
    const job = await jobOf(id);
    expect(job).toMatchObject(expected);
    return job;
  });
const typesOf = async (id: string) =>
  (await stage.app.get(EventLog).readStream(`order-${id}`)).map(({ type }) => type);

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
    const history = (await admin.get(`/api/orders/${order}/history`)).body.data as { text: string }[];
    expect(history.map((entry) => entry.text)).toContain('Küchenbon gedruckt: Küche.');
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
    later = 61_000;
    await becomes(job.id, { status: 'unknown' });
    printer.trouble = 'none';
    const resolved = await admin.post(`/api/print-jobs/${job.id}/resolve`, { wasPrinted: false });
    expect(resolved.body.data).toMatchObject({ status: 'failed', failure: { code: 'not-printed' } });
    expect(await print(job.order!.id)).toMatchObject({ copy: 1 });
  });

  it('that cannot be reached alarms for a kitchen ticket, which expires after a quarter of an hour', async () => {
    const { printer } = await tcpPrinter();
    await printer.stop();
    const job = await print(await confirmed(), { template: 'kitchen' });
    await becomes(job.id, { failure: { code: 'unreachable' } });
    later = 61_000;
    await becomes(job.id, { isOverdue: true });
    later = 901_000;
    await becomes(job.id, { status: 'expired', wasStarted: false });
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

  it('tells its state when it is asked for its log', async () => {
    const { printer, id } = await tcpPrinter();
    printer.trouble = 'cover-open';
    const { body } = await admin.post(`/api/devices/${id}/request-device-logs`);
    expect(body.data.status).toContain('Deckel');
    await printer.stop();
    const refused = await admin.post(`/api/devices/${id}/request-device-logs`);
    expect(refused.status).toBe(422);
    expect(refused.body.errors[0].message).toContain('nicht erreichbar');
  });
});

describe('an Epson printer with Server Direct Print', () => {
  it('gets nothing in an empty XML answer, and each job once', async () => {
    const { url } = await pullPrinter('epson-sdp');
    const epson = new FakeEpson(url);
    const empty = await epson.ask();
    expect(empty.document).toBeNull();
    expect(empty.response.status).toBe(200);
    expect(empty.response.headers.get('content-type')).toBe('text/xml; charset=utf-8');
    expect(empty.response.headers.get('content-length')).toBe('0');

    const job = await print(await confirmed());
    const document = await eventually(async () => {
      const asked = await epson.ask();
      expect(asked.document).not.toBeNull();
      return asked.document!;
    });
    expect(document.documentElement.getAttribute('Version')).toBe('2.00');
    const jobId = document.querySelector('printjobid')!.textContent;
    expect(jobId).toMatch(/^[A-Za-z0-9_.-]{1,30}$/);
    const texts = [...document.querySelectorAll('epos-print text')].map((text) => text.textContent).join(' ');
    expect(texts).toContain('Summe');
    expect((await epson.ask()).document).toBeNull();

    await epson.report(jobId, true);
    await epson.report(jobId, true);
    await becomes(job.id, { status: 'printed' });
  });

  it('says in its own codes why it could not print', async () => {
    const { url } = await pullPrinter('epson-sdp', { isRaster: true });
    const epson = new FakeEpson(url);
    const job = await print(await confirmed());
    const document = await eventually(async () => {
      const asked = await epson.ask();
      expect(asked.document).not.toBeNull();
      return asked.document!;
    });
    expect(document.querySelector('image')!.getAttribute('width')).toBe('576');
    await epson.report(document.querySelector('printjobid')!.textContent, false, 'EPTR_COVER_OPEN');
    await becomes(job.id, { status: 'queued', failure: { code: 'cover-open' } });
  });

  it('is not let in with another key, or as a printer of another make', async () => {
    const { url, id } = await pullPrinter('epson-sdp');
    const asked = { ConnectionType: 'GetRequest' };
    expect((await new FakeEpson(`${url}x`).call(asked)).status).toBe(401);
    expect((await new FakeStar(url.replace('epson', 'star')).fetch('image/png', 'x')).status).toBe(401);
    await admin.delete(`/api/devices/${id}/api-key`);
    expect((await new FakeEpson(url).call(asked)).status).toBe(401);
  });

  it('cannot report about the jobs of others, and survives nonsense', async () => {
    const { url } = await pullPrinter('epson-sdp');
    const { printer } = await tcpPrinter({ name: 'Theke' });
    printer.trouble = 'cover-open';
    const epson = new FakeEpson(url);
    for (const ResponseFile of ['', '<a', '<PrintResponseInfo><ePOSPrint/></PrintResponseInfo>']) {
      expect((await epson.call({ ConnectionType: 'SetResponse', ResponseFile })).status).toBe(200);
    }
    expect((await epson.call({})).status).toBe(200);
    expect((await epson.report('AAAAAAAAAAAAAAAAAAAAAA.1', true)).status).toBe(200);
  });
});

describe('a Star printer with CloudPRNT', () => {
  it('is told of a job, may fetch it several times, and confirms it', async () => {
    const { url } = await pullPrinter('star-cloudprnt', { width: '58' });
    const star = new FakeStar(url);
    expect(await star.poll()).toEqual({ jobReady: false });
    const job = await print(await confirmed());
    const told = await eventually(async () => {
      const answer = await star.poll();
      expect(answer.jobReady).toBe(true);
      return answer;
    });
    expect(told).toMatchObject({ mediaTypes: ['image/png', 'text/plain'], deleteMethod: 'DELETE' });
    await becomes(job.id, { status: 'queued' });

    const picture = await star.fetch('image/png', told.jobToken!);
    const { width, format } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect({ width, format }).toEqual({ width: 384, format: 'png' });
    const again = await star.fetch('text/plain', told.jobToken!);
    expect(again.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await again.text()).toContain('Summe');
    expect((await star.fetch('application/pdf', told.jobToken!)).status).toBe(415);

    expect((await star.confirm(told.jobToken!, '200 OK')).status).toBe(200);
    await becomes(job.id, { status: 'printed', attempts: 1 });
    expect((await star.fetch('image/png', told.jobToken!)).status).toBe(404);
    expect(await star.poll()).toEqual({ jobReady: false });
  });

  it('reports a failure with its code, and answers what it was asked', async () => {
    const { url, id } = await pullPrinter('star-cloudprnt');
    const star = new FakeStar(url);
    const job = await print(await confirmed());
    const told = await eventually(async () => {
      const answer = await star.poll();
      expect(answer.jobReady).toBe(true);
      return answer;
    });
    await star.fetch('image/png', told.jobToken!);
    await star.confirm(told.jobToken!, '410');
    await becomes(job.id, { status: 'queued', failure: { code: 'paper-out' } });

    await admin.post(`/api/devices/${id}/request-device-logs`);
    expect((await star.poll()).clientAction).toContainEqual({ request: 'ClientType', options: '' });
    await star.poll({ clientAction: [{ request: 'ClientType', result: 'mC-Print3' }] });
    const { data } = (await admin.get(`/api/devices/${id}/status`)).body;
    expect(data).toMatchObject({
      isLogRequested: false,
      keySince: expect.any(String),
      lastSeenAt: expect.any(String),
    });
    expect(data.log[0].text).toContain('mC-Print3');
  });
});

describe('printing', () => {
  it('goes to the printer that stands in after two failures', async () => {
    const { printer: counter, id: fallback } = await tcpPrinter({ name: 'Theke', roles: [] });
    const { printer } = await tcpPrinter({ fallback: { id: fallback } });
    await printer.stop();
    const job = await print(await confirmed(), { template: 'kitchen' });
    await eventually(async () => expect(await jobOf(job.id)).toMatchObject({ status: 'printed' }));
    expect(await jobOf(job.id)).toMatchObject({ attempts: 3, printer: { id: fallback, name: 'Theke' } });
    expect(counter.jobs).toHaveLength(1);
  }, 60_000);

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
      expect(body.errors[0].message).toMatch(/Anschluss|Mitteilungen/);
    }
  });
});
