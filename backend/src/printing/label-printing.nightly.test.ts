import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { newKey } from '../testing/client.js';
import { otherBranch } from '../testing/orders.js';
import { decodeEscPos } from './testing/decode-escpos.js';
import { FakeEpson, FakeStar } from './testing/fake-pull-printers.js';
import { PrintStage } from './testing/print-stage.js';

let on: PrintStage;
beforeAll(async () => {
  on = await PrintStage.start();
});
afterAll(() => on?.stop());
afterEach(() => on.putAway());

const labelPrinter = { name: 'Etiketten', kind: 'labelPrinter', roles: [] };
const label = { template: 'label' };

/** An order and how many labels it has. */
async function ordered(): Promise<{ order: string; labels: number; item: string }> {
  const order = await on.confirmed();
  const { items } = (await on.admin.get(`/api/orders/${order}`)).body.data as {
    items: { amount: number; name: string }[];
  };
  return {
    order,
    labels: items.reduce((sum, { amount }) => sum + amount, 0),
    item: items[0]!.name,
  };
}
const without = (text: string) => text.replace(/\s+/g, '');

describe('labels', () => {
  it('come out one by one on port 9100, once, and each as KOPIE when they are asked for again', async () => {
    const { printer, id } = await on.tcpPrinter(labelPrinter);
    await on.tcpPrinter({ name: 'Anderer', roles: ['kitchen', 'receipt'] });
    const { order, labels, item } = await ordered();
    const [first, same] = await Promise.all([on.print(order, label), on.print(order, label)]);
    expect(first).toMatchObject({ template: 'label', copy: 0, printer: { id } });
    expect(same.id).toBe(first.id);
    await on.becomes(first.id, { status: 'printed' });
    const { text, cuts } = await decodeEscPos(printer.jobs[0]!);
    expect(cuts).toBe(labels);
    expect(without(text)).toContain(`1/${labels}`);
    expect(without(text)).toContain(`${labels}/${labels}`);
    expect(without(text)).toContain(without(item));
    expect(text).not.toContain('KOPIE');
    await eventually(async () => {
      const history = (await on.admin.get(`/api/orders/${order}/history`)).body.data as { text: string }[];
      expect(history.map((entry) => entry.text)).toContain('Etiketten gedruckt: Etiketten.');
    });

    const copy = await on.print(order, label);
    expect(copy).toMatchObject({ copy: 1 });
    await on.becomes(copy.id, { status: 'printed' });
    const again = await decodeEscPos(printer.jobs[1]!);
    expect(again.text.match(/KOPIE/g)).toHaveLength(labels);
    expect(printer.jobs).toHaveLength(2);
  });

  it('name the allergens that the product has in the catalogue', async () => {
    const { printer } = await on.tcpPrinter(labelPrinter);
    const { order } = await ordered();
    const { items } = (await on.admin.get(`/api/orders/${order}`)).body.data;
    const product = `/api/products/${items[0].product}`;
    const { revision, allergens } = (await on.admin.get(product)).body.data;
    const change = await on.admin.put(product, { allergens: ['C', 'M'] }, { 'if-match': `"${revision}"` });
    expect(change).toMatchObject({ status: 200 });
    try {
      await eventually(async () => {
        const preview = await on.admin.get(`/api/orders/${order}/print-preview/label`);
        expect((preview.body as string).replaceAll(/<[^>]+>|&#xa0;/g, '')).toContain('Allergene:C,M');
      });
      const job = await on.print(order, label);
      await on.becomes(job.id, { status: 'printed' });
      expect((await decodeEscPos(printer.jobs[0]!)).text).toContain('Allergene: C, M');
    } finally {
      const changed = (await on.admin.get(product)).body.data;
      await on.admin.put(product, { allergens }, { 'if-match': `"${changed.revision}"` });
    }
  });

  it('come out of an Epson printer one by one, and as KOPIE after it failed, since some may have come out', async () => {
    const { url } = await on.pullPrinter('epson-sdp', labelPrinter);
    const epson = new FakeEpson(url);
    const { order, labels, item } = await ordered();
    const job = await on.print(order, label);
    const next = () =>
      eventually(async () => {
        const asked = await epson.ask();
        expect(asked.document).not.toBeNull();
        return asked.document!;
      });
    const document = await next();
    expect(document.querySelectorAll('epos-print cut')).toHaveLength(labels);
    const texts = [...document.querySelectorAll('epos-print text')].map((text) => text.textContent);
    expect(texts).toContain(item);
    const printJobId = document.querySelector('printjobid')!.textContent;
    await epson.report(printJobId, false, 'EPTR_REC_EMPTY');
    await on.becomes(job.id, { status: 'queued', failure: { code: 'paper-out' } });
    const again = await next();
    const copies = [...again.querySelectorAll('epos-print text')].filter(
      (text) => text.textContent === 'KOPIE',
    );
    expect(texts).not.toContain('KOPIE');
    expect(copies).toHaveLength(labels);
    await epson.report(again.querySelector('printjobid')!.textContent, true);
    await on.becomes(job.id, { status: 'printed', attempts: 2 });
  }, 60_000);

  it('come out of a Star printer as one strip, as a picture or as text', async () => {
    const { url } = await on.pullPrinter('star-cloudprnt', { ...labelPrinter, width: '58' });
    const star = new FakeStar(url);
    const { order, labels, item } = await ordered();
    const job = await on.print(order, label);
    const { jobToken } = await eventually(async () => {
      const answer = await star.poll();
      expect(answer.jobReady).toBe(true);
      return answer;
    });
    const picture = await star.fetch('image/png', jobToken!);
    const { width, format } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect({ width, format }).toEqual({ width: 384, format: 'png' });
    const text = without(await (await star.fetch('text/plain', jobToken!)).text());
    expect(text).toContain(`${labels}/${labels}`);
    expect(text).toContain(without(item));
    await star.confirm(jobToken!, '200 OK');
    await on.becomes(job.id, { status: 'printed' });
  });

  it('can be previewed as a picture, and as a PDF with a page for each', async () => {
    const { order, labels } = await ordered();
    const path = `/api/orders/${order}/print-preview/label`;
    const svg = await on.admin.get(path);
    expect(svg.headers.get('content-type')).toContain('image/svg+xml');
    const pdf = await fetch(`${on.stage.url}${path}?format=pdf`, { headers: on.admin.cookies });
    const data = new Uint8Array(await pdf.arrayBuffer());
    expect((await getDocument({ data, verbosity: 0 }).promise).numPages).toBe(labels);
  });

  it('come on sheets of A4 as a PDF, which people of other branches are refused', async () => {
    const { order, labels } = await ordered();
    const path = `/api/orders/${order}/label-sheets`;
    const asked = `${on.stage.url}${path}?format=detail&copies=10&start=10`;
    const pdf = await fetch(asked, { headers: on.admin.cookies });
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const data = new Uint8Array(await pdf.arrayBuffer());
    const pages = Math.ceil((9 + 10 * labels) / 10);
    expect((await getDocument({ data, verbosity: 0 }).promise).numPages).toBe(pages);
    const { status, body } = await on.admin.get(`${path}?copies=11`);
    expect([status, body.errors[0].field]).toEqual([422, 'copies']);
    for (const [query, most] of [
      ['start=99', 48],
      ['format=detail&start=11', 10],
    ] as const)
      expect(await on.admin.get(`${path}?${query}`)).toMatchObject({
        status: 422,
        body: {
          errors: [{ field: 'start', message: `Bitte geben Sie eine ganze Zahl von 1 bis ${most} ein.` }],
        },
      });
    const elsewhere = await on.stage.staff(['ROLE_EMPLOYEE'], [otherBranch.id]);
    expect((await elsewhere.get(path)).status).toBe(403);
  });
});

describe('a label printer', () => {
  it('gets no receipt unless its record says so, not even by hand', async () => {
    const { id } = await on.tcpPrinter(labelPrinter);
    const order = await on.confirmed();
    for (const body of [{}, { printer: id }, { template: 'kitchen', printer: id }]) {
      const refused = await on.admin.post(`/api/orders/${order}/print`, body, newKey());
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'printer' }] } });
    }
    const { printer } = await on.tcpPrinter({ ...labelPrinter, name: 'Beides', roles: ['label', 'receipt'] });
    await on.becomes((await on.print(order)).id, { status: 'printed' });
    expect((await decodeEscPos(printer.jobs[0]!)).text).toContain('Summe');
  });

  it('is missed where labels are asked for and a branch only has printers of receipts', async () => {
    await on.tcpPrinter();
    const refused = await on.admin.post(`/api/orders/${await on.confirmed()}/print`, label, newKey());
    expect(refused.status).toBe(422);
    expect(refused.body.errors[0].message).toMatch(/^Etiketten konnten nicht gedruckt werden\./);
  });
});

describe('the cash drawer', () => {
  const pay = async (order: string, method: string) => {
    const payment = await on.admin.post(`/api/orders/${order}/payments`, { method, amount: 1 }, newKey());
    expect(payment).toMatchObject({ status: 200 });
  };

  it('of a printer on the network opens with a receipt of cash, and not with its copy', async () => {
    const { printer } = await on.tcpPrinter({ opensDrawer: true });
    const [byCash, byCard] = [await on.confirmed(), await on.confirmed()];
    await pay(byCash, 'cash');
    await pay(byCard, 'atm-card');
    for (const order of [byCash, byCash, byCard]) {
      await on.becomes((await on.print(order)).id, { status: 'printed' });
    }
    const drawers = await Promise.all(
      printer.jobs.map(async (bytes) => (await decodeEscPos(bytes)).commands.includes('ESC p')),
    );
    expect(drawers).toEqual([true, false, false]);
  });

  it('of a Star printer opens with a receipt of cash', async () => {
    const { url } = await on.pullPrinter('star-cloudprnt', { opensDrawer: true });
    const star = new FakeStar(url);
    for (const [method, opens] of [
      ['cash', 'start'],
      ['atm-card', null],
    ] as const) {
      const order = await on.confirmed();
      await pay(order, method);
      const job = await on.print(order);
      await on.becomes(job.id, { status: 'queued' });
      const { jobToken } = await star.poll();
      const answer = await star.fetch('image/png', jobToken!);
      expect(answer.headers.get('x-star-cashdrawer')).toBe(opens);
      await star.confirm(jobToken!, '200 OK');
      await on.becomes(job.id, { status: 'printed' });
    }
  });

  it('stays closed when a receipt is printed again because the printer failed', async () => {
    const { url } = await on.pullPrinter('star-cloudprnt', { opensDrawer: true });
    const star = new FakeStar(url);
    const order = await on.confirmed();
    await pay(order, 'cash');
    const job = await on.print(order);
    await on.becomes(job.id, { status: 'queued' });
    const opened: (string | null)[] = [];
    for (const [answer, status] of [
      ['410', 'queued'],
      ['200 OK', 'printed'],
    ] as const) {
      const { jobToken } = await eventually(async () => {
        const poll = await star.poll();
        expect(poll.jobReady).toBe(true);
        return poll;
      });
      opened.push((await star.fetch('image/png', jobToken!)).headers.get('x-star-cashdrawer'));
      await star.confirm(jobToken!, answer);
      await on.becomes(job.id, { status });
    }
    expect(opened).toEqual(['start', null]);
  });
});
