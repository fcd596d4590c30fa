import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { FakeTcpPrinter } from '../printing/testing/fake-tcp-printer.js';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey, type Client } from '../testing/client.js';
import { branch, delivered, form, OPEN, otherBranch } from '../testing/orders.js';
import type { OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';

let stage: BackendHarness;
let admin: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
  const { revision } = (await admin.get(`/api/branches/${branch.id}`)).body.data;
  const changed = { isTakeawayPhoneRequired: false };
  await admin.put(`/api/branches/${branch.id}`, changed, { 'if-match': `"${revision}"` });
});
afterAll(() => stage?.stop());

async function deviceOf(fields: object = {}): Promise<string> {
  const { status, body } = await admin.post('/api/devices', {
    ...{ name: 'Kiosk am Eingang', identifier: `kiosk-${randomUUID()}`, branch: { id: branch.id } },
    ...{ kind: 'kiosk', ...fields },
  });
  expect({ status, body }).toMatchObject({ status: 201 });
  await admin.get(`/api/devices/${body.data.id}`);
  return body.data.id;
}

interface Issued {
  readonly id: string;
  readonly url: string | null;
  readonly headers: { readonly authorization: string };
}

async function kiosk(fields: object = {}): Promise<Issued> {
  const id = await deviceOf(fields);
  const { key, url } = (await admin.post(`/api/devices/${id}/api-key`)).body.data;
  return { id, url, headers: { authorization: `Bearer ${id}.${key}` } };
}

const open = (headers: object, id = branch.id) => stage.visitor().get(`/api/kiosk/${id}`, { ...headers });
const nobody = { firstName: '', lastName: '', phone: '', email: '' };
const place = (headers: object, changes: Partial<OrderForm> = {}) =>
  stage.visitor().post('/api/orders', form(changes), { ...OPEN, ...newKey(), ...headers });
const placedIn = async (id: string) => (await stage.app.get(EventLog).readStream(`order-${id}`))[0]!;

describe('the token of a kiosk', () => {
  it('comes with the address to open, starts the kiosk of its branch, and shows when it was there last', async () => {
    const { id, url, headers } = await kiosk();
    expect(url).toMatch(new RegExp(`/self-service/${branch.identifier}#${id}\\.[\\w-]+$`));
    expect(await open(headers)).toMatchObject({
      status: 200,
      body: { data: { id, name: 'Kiosk am Eingang' } },
    });
    const status = (await admin.get(`/api/devices/${id}/status`)).body.data;
    expect(status).toMatchObject({ lastSeenAt: expect.any(String), status: 'In Betrieb' });
  });

  it('is refused if it is missing, wrong, of another branch, of a printer, or of a kiosk out of use', async () => {
    const { id, headers } = await kiosk();
    const messageOf = ({ status, body }: Awaited<ReturnType<typeof open>>) => [
      status,
      body.errors[0].message,
    ];
    expect((await open({})).status).toBe(401);
    for (const wrong of [
      'Bearer x',
      `Bearer ${id}.${'x'.repeat(32)}`,
      `Bearer ${randomUUID()}.abcdefghijklmnop`,
    ]) {
      expect((await open({ authorization: wrong })).status).toBe(401);
    }
    expect(messageOf(await open(headers, otherBranch.id))).toEqual([
      ...[403, 'Dieser Kiosk gehört zu einer anderen Filiale.'],
    ]);
    const printer = await kiosk({ kind: 'receiptPrinter', driver: 'epson-sdp', roles: ['kitchen'] });
    expect(messageOf(await open(printer.headers))).toEqual([403, 'Dieser Schlüssel gehört zu keinem Kiosk.']);
    const off = await kiosk({ isActive: false });
    expect(messageOf(await open(off.headers))).toEqual([403, 'Dieser Kiosk ist nicht in Betrieb.']);
    await admin.delete(`/api/devices/${id}/api-key`);
    expect((await open(headers)).status).toBe(401);
  });
});

describe('an order at a kiosk', () => {
  it('comes from self-service by the token only, whatever the form says of its visit', async () => {
    const { headers } = await kiosk();
    const visit = { page: '/self-service/x', referrer: '', context: 'self-service' } as const;
    const at = await place(headers, { ...nobody, visit });
    expect(at).toMatchObject({ status: 201 });
    const event = await placedIn(at.body.data.id);
    expect(event.metadata).toMatchObject({ origin: 'kiosk' });
    expect(event.data).toMatchObject({ origin: { context: 'self-service' } });
    const elsewhere = await place({}, { visit });
    const other = await placedIn(elsewhere.body.data.id);
    expect(other.metadata).toMatchObject({ origin: 'storefront' });
    expect(other.data).toMatchObject({ origin: { context: 'web' } });
  });

  it('is not delivered, needs no name, and is refused with a token that does not hold', async () => {
    const { headers } = await kiosk();
    expect(await place(headers, delivered())).toMatchObject({ status: 422 });
    expect(await place({}, nobody)).toMatchObject({ status: 422 });
    expect((await place({ authorization: 'Bearer x' })).status).toBe(401);
    const check = await stage.visitor().post('/api/orders/check', form(nobody), { ...OPEN, ...headers });
    expect(check.body.data.view.modes).not.toContain('delivery');
    expect(check.body.data.problems).toEqual([]);
  });

  it('is printed once as a ticket on the receipt printer of the branch, for the kiosk only', async () => {
    const { headers } = await kiosk();
    const { uid, hash } = (await place(headers, nobody)).body.data;
    const path = `/api/orders/public/${uid}/${hash}/ticket`;
    const ask = (sent: object) => stage.visitor().post(path, {}, { ...sent });
    expect((await ask({})).status).toBe(401);
    expect(await ask(headers)).toMatchObject({ status: 422, body: { errors: [{ field: 'printer' }] } });
    const printer = await FakeTcpPrinter.start();
    const address = { driver: 'escpos-tcp', host: '127.0.0.1', port: printer.port };
    await deviceOf({ name: 'Kassa', kind: 'receiptPrinter', roles: ['receipt'], ...address });
    expect((await ask(headers)).status).toBe(200);
    expect((await ask(headers)).status).toBe(200);
    const { data } = (await admin.get('/api/print-jobs')).body;
    const jobs = data.filter(({ template }: { template: string }) => template === 'ticket');
    expect(jobs).toHaveLength(1);
    expect(jobs[0]).toMatchObject({ copy: 0, printer: { name: 'Kassa' } });
    await printer.stop();
  });
});
