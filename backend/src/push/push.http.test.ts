import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PushPayload } from '@bestellwerk/domain/contracts/push.schema';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { DataSource } from 'typeorm';
import { newKey, type Client } from '../testing/client.js';
import { branch, form, OPEN, otherBranch, placed } from '../testing/orders.js';
import { PushStage, type PushedBrowser } from './testing/push-stage.js';

let stage: PushStage;
let service: PushStage['service'];
let url: string;
let admin: Client;
let guest: Client;
beforeAll(async () => {
  stage = await PushStage.start();
  ({ service, admin, guest } = stage);
  ({ url } = stage.backend);
});
afterAll(() => stage?.stop());

interface Subscribed extends PushedBrowser {
  readonly id: string;
}

/** Somebody in a browser that is notified. */
async function subscribed(client: Client, changes: object = {}, name?: string): Promise<Subscribed> {
  const browser = stage.browser(name);
  const wanted = { ...browser.keys, kinds: ['newOrder', 'missed', 'printerFault'], ...changes };
  const { status, body } = await client.put('/api/push-subscriptions', wanted);
  expect([status, body.errors]).toEqual([200, undefined]);
  return { ...browser, id: body.data.id };
}

const notified = (browser: PushedBrowser, id: string): Promise<PushPayload> =>
  eventually(() => {
    const payload = browser.payloads().find(({ tag }) => tag === id);
    expect(payload).toBeDefined();
    return payload!;
  });

describe('a new order', () => {
  it('is on the phone of a user who wants it, encrypted for it, without anything about the guest', async () => {
    const browser = await subscribed(admin);
    const order = await placed(guest, { lastName: 'Geheimgast' });
    const payload = await notified(browser, order.id);
    expect(payload).toEqual({
      title: `Neue Bestellung ${order.ticketNumber}`,
      body: expect.stringMatching(new RegExp(`^${branch.name}, Abholung, [\\d,]+\\s€$`)),
      ...{ tag: order.id, kind: 'newOrder', url: `/backend/orders/${order.id}` },
      receipt: expect.stringMatching(/^\/api\/push-receipts\//),
    });
    const { headers } = service.to(browser.name)[0]!;
    expect(headers).toMatchObject({ urgency: 'high', 'content-encoding': 'aes128gcm' });
    expect(headers['topic']).toBe(order.id.replaceAll('-', ''));
    expect(Number(headers['ttl'])).toBeGreaterThan(100);
    expect(Number(headers['ttl'])).toBeLessThanOrEqual(120);
    const { data } = (await admin.get('/api/push-subscriptions/setup')).body;
    expect(isSignedBy(data.publicKey, headers['authorization']!)).toBe(true);
  });

  it('is there once, although two backends follow the log', async () => {
    const browser = await subscribed(admin);
    await stage.backend.backend();
    const { id } = await placed(guest);
    await notified(browser, id);
    const next = await placed(guest);
    await notified(browser, next.id);
    expect(browser.payloads().filter(({ tag }) => tag === id)).toHaveLength(1);
  });

  it('is nobody’s who may not see the branch, wants another one or something else, or has signed out', async () => {
    const here = await stage.backend.staff(['ROLE_EMPLOYEE'], [branch.id], url);
    const elsewhere = await stage.backend.staff(['ROLE_EMPLOYEE'], [otherBranch.id], url);
    const gone = await stage.backend.staff(['ROLE_EMPLOYEE'], [branch.id], url);
    const browsers = {
      here: await subscribed(here),
      elsewhere: await subscribed(elsewhere),
      otherBranch: await subscribed(admin, { branches: [otherBranch.id] }),
      otherKind: await subscribed(admin, { kinds: ['missed'] }),
      gone: await subscribed(gone),
    };
    expect((await gone.delete('/api/session')).status).toBeLessThan(300);
    const { id } = await placed(guest);
    await notified(browsers.here, id);
    for (const name of ['elsewhere', 'otherBranch', 'otherKind', 'gone'] as const) {
      expect([name, browsers[name].payloads()]).toEqual([name, []]);
    }
  });

  it('that staff entered themselves is no news', async () => {
    const browser = await subscribed(admin);
    const entered = await admin.post('/api/orders/entry', form(), { ...newKey(), ...OPEN });
    expect(entered.status).toBe(201);
    const { id } = await placed(guest);
    await notified(browser, id);
    expect(browser.payloads().map(({ tag }) => tag)).not.toContain(entered.body.data.id);
  });
});

describe('a push service', () => {
  it('that fails is asked again, and the notification is there once', async () => {
    const browser = await subscribed(admin);
    service.answers.set(browser.name, 503);
    const { id } = await placed(guest);
    await eventually(() => expect(service.to(browser.name).length).toBeGreaterThan(1));
    service.answers.delete(browser.name);
    await notified(browser, id);
  });

  it.each([404, 410])('that answers %i knows the browser no more, which is forgotten', async (status) => {
    const browser = await subscribed(admin);
    service.answers.set(browser.name, status);
    await placed(guest);
    await eventually(async () => {
      const { data } = (await admin.get('/api/push-subscriptions')).body;
      expect(data.map(({ id }: { id: string }) => id)).not.toContain(browser.id);
    });
    expect(service.to(browser.name)).toHaveLength(1);
  });

  it('is at an https address with a name, or refused with its field', async () => {
    const { keys } = stage.browser().keys;
    for (const endpoint of ['http://push.example/a', 'https://127.0.0.1/a', 'https://[::1]/a', 'x']) {
      const { status, body } = await admin.put('/api/push-subscriptions', { endpoint, keys, kinds: [] });
      expect([endpoint, status, body.errors[0].field]).toEqual([endpoint, 422, 'endpoint']);
    }
    const short = await admin.put('/api/push-subscriptions', {
      ...{ endpoint: service.addressOf('a'), keys: { ...keys, auth: 'x' }, kinds: [] },
    });
    expect([short.status, short.body.errors[0].field]).toEqual([422, 'keys.auth']);
  });
});

describe('a test', () => {
  /** A phone that shows what it is sent, and says so. */
  const answering = (browser: PushedBrowser): NodeJS.Timeout =>
    setInterval(() => {
      for (const { receipt } of browser.payloads()) void guest.post(receipt);
    }, 100);

  it('was delivered once the browser says so', async () => {
    const browser = await subscribed(admin);
    const timer = answering(browser);
    const { status, body } = await admin.post(`/api/push-subscriptions/${browser.id}/test`);
    clearInterval(timer);
    expect([status, body.data]).toEqual([200, { text: 'Zugestellt.' }]);
    const { data } = (await admin.get('/api/push-subscriptions')).body;
    const own = data.find(({ id }: { id: string }) => id === browser.id);
    expect(own.lastReceiptAt).not.toBeNull();
  });

  it('of a managed device has three answers', async () => {
    const identifier = 'tablet-theke';
    const device = { identifier, branch: { id: branch.id }, name: 'Tablet Theke', kind: 'tablet' };
    const made = await admin.post('/api/devices', device);
    expect([made.status, made.body.errors]).toEqual([201, undefined]);
    const { id } = made.body.data;
    const test = async () => {
      const { status, body } = await admin.post(`/api/devices/${id}/test/notification`);
      return [status, body.errors?.[0].message ?? body.data.text];
    };
    await admin.get(`/api/devices/${id}`);
    expect(await test()).toEqual([422, 'Test nicht erfolgreich. Kein Gerät registriert.']);
    const browser = await subscribed(admin, { device: id });
    service.answers.set(browser.name, 500);
    expect(await test()).toEqual([422, 'Test nicht erfolgreich. Gerät nicht erreichbar.']);
    service.answers.delete(browser.name);
    const timer = answering(browser);
    expect(await test()).toEqual([200, 'Zugestellt.']);
    clearInterval(timer);
  });

  it('of another one’s browser is as if it were not there', async () => {
    const other = await stage.backend.staff(['ROLE_EMPLOYEE'], [branch.id], url);
    const { id } = await subscribed(admin);
    expect((await other.post(`/api/push-subscriptions/${id}/test`)).status).toBe(422);
    expect((await other.delete(`/api/push-subscriptions/${id}`)).status).toBe(404);
    expect((await admin.delete(`/api/push-subscriptions/${id}`)).status).toBe(200);
  });

  it('is confirmed by nobody who does not know its id', async () => {
    expect((await guest.post(`/api/push-receipts/${randomUUID()}`)).status).toBe(404);
  });
});

it('a browser belongs to the user who signed in there last', async () => {
  const [first, second] = [admin, await stage.backend.staff(['ROLE_ADMIN'], [], url)];
  const browser = await subscribed(first);
  const again = await subscribed(second, {}, browser.name);
  const { id } = await placed(guest);
  await notified(again, id);
  expect(
    service.to(browser.name).filter(({ headers }) => headers['topic'] === id.replaceAll('-', '')),
  ).toHaveLength(1);
});

it('nothing that is kept names an address on the outside of the table of subscriptions', async () => {
  const rows = await stage.backend.app.get(DataSource).query('SELECT payload::text FROM app.push_message');
  expect(JSON.stringify(rows)).not.toMatch(/Geheimgast|localhost/);
});

/** Whether a VAPID header is signed by the installation's key (RFC 8292). */
function isSignedBy(publicKey: string, header: string): boolean {
  const [, token] = /t=([^,]+)/.exec(header)!;
  const [head, claims, signature] = token!.split('.') as [string, string, string];
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const encoded = { key, dsaEncoding: 'ieee-p1363' } as const;
  return verify('sha256', Buffer.from(`${head}.${claims}`), encoded, Buffer.from(signature, 'base64url'));
}
