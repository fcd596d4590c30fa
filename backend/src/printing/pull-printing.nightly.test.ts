import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import sharp from 'sharp';
import type { Client } from '../testing/client.js';
import { FakeEpson, FakeStar } from './testing/fake-pull-printers.js';
import { PrintStage } from './testing/print-stage.js';

let on: PrintStage;
let admin: Client;
let tcpPrinter: PrintStage['tcpPrinter'];
let pullPrinter: PrintStage['pullPrinter'];
let confirmed: PrintStage['confirmed'];
let print: PrintStage['print'];
let becomes: PrintStage['becomes'];
beforeAll(async () => {
  on = await PrintStage.start();
  ({ admin, tcpPrinter, pullPrinter, confirmed, print, becomes } = on);
});
afterAll(() => on?.stop());
afterEach(() => on.putAway());

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

  it('gets a test page first, once, and none that it did not fetch within a minute', async () => {
    const { url, id } = await pullPrinter('epson-sdp');
    const epson = new FakeEpson(url);
    const ticket = await print(await confirmed(), { template: 'kitchen' });
    const { data: test } = (await admin.post(`/api/devices/${id}/test/print`)).body;
    await becomes(test.id, { status: 'queued' });
    const { document } = await epson.ask();
    expect(document!.documentElement.textContent).toContain('Testseite');
    await epson.report(document!.querySelector('printjobid')!.textContent, false, 'EPTR_REC_EMPTY');
    await becomes(test.id, { status: 'failed', failure: { code: 'paper-out' } });

    const { data: late } = (await admin.post(`/api/devices/${id}/test/print`)).body;
    await becomes(late.id, { status: 'queued' });
    on.later = 61_000;
    await becomes(late.id, { status: 'expired', wasStarted: false });
    const next = (await epson.ask()).document!;
    expect(next.documentElement.textContent).toContain('Ticket');
    await epson.report(next.querySelector('printjobid')!.textContent, true);
    await becomes(ticket.id, { status: 'printed', attempts: 1 });
    expect((await epson.ask()).document).toBeNull();
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
  it('gets notice of a job, may fetch it several times, and confirms it', async () => {
    const { url } = await pullPrinter('star-cloudprnt', { width: '58' });
    const star = new FakeStar(url);
    expect(await star.poll()).toEqual({ jobReady: false });
    const job = await print(await confirmed());
    const announced = await eventually(async () => {
      const answer = await star.poll();
      expect(answer.jobReady).toBe(true);
      return answer;
    });
    expect(announced).toMatchObject({ mediaTypes: ['image/png', 'text/plain'], deleteMethod: 'DELETE' });
    await becomes(job.id, { status: 'queued' });

    const picture = await star.fetch('image/png', announced.jobToken!);
    const { width, format } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect({ width, format }).toEqual({ width: 384, format: 'png' });
    const again = await star.fetch('text/plain', announced.jobToken!);
    expect(again.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await again.text()).toContain('Summe');
    expect((await star.fetch('application/pdf', announced.jobToken!)).status).toBe(415);

    expect((await star.confirm(announced.jobToken!, '200 OK')).status).toBe(200);
    await becomes(job.id, { status: 'printed', attempts: 1 });
    expect((await star.fetch('image/png', announced.jobToken!)).status).toBe(404);
    expect(await star.poll()).toEqual({ jobReady: false });
  });

  it('gets a test page before the waiting tickets', async () => {
    const { url, id } = await pullPrinter('star-cloudprnt');
    const star = new FakeStar(url);
    const ticket = await print(await confirmed(), { template: 'kitchen' });
    const { data: test } = (await admin.post(`/api/devices/${id}/test/print`)).body;
    await becomes(test.id, { status: 'queued' });
    for (const [job, words] of [
      [test, 'Testseite'],
      [ticket, 'Ticket'],
    ] as const) {
      const { jobToken } = await star.poll();
      // Large letters have blanks between them.
      const text = (await (await star.fetch('text/plain', jobToken!)).text()).replaceAll(' ', '');
      expect(text).toContain(words);
      await star.confirm(jobToken!, '200 OK');
      await becomes(job.id, { status: 'printed' });
    }
  });

  it('reports a failure with its code, and answers what it was asked', async () => {
    const { url, id } = await pullPrinter('star-cloudprnt');
    const star = new FakeStar(url);
    const job = await print(await confirmed());
    const announced = await eventually(async () => {
      const answer = await star.poll();
      expect(answer.jobReady).toBe(true);
      return answer;
    });
    await star.fetch('image/png', announced.jobToken!);
    await star.confirm(announced.jobToken!, '410');
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
