import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlacedOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { Erasure } from '@bestellwerk/domain/contracts/personal-data.schema';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { strFromU8, unzipSync } from 'fflate';
import { newKey } from '../testing/client.js';
import { dumpRows } from '../testing/dump-database.js';
import { branch, items, placed } from '../testing/orders.js';
import { ErasureRequests } from './erasure-requests.js';
import { EMAIL, MARKER, PersonalStage, PHONE, TRACES } from './testing/personal-stage.js';

const path = '/api/personal-data';
let stage: PersonalStage;
let completed: PlacedOrder;
let open: PlacedOrder;
let other: PlacedOrder;
let customer: string;
beforeAll(async () => {
  stage = await PersonalStage.start();
  completed = await stage.completed();
  open = await stage.place();
  other = await placed(stage.guest, { firstName: 'Gustav', lastName: 'Berger' });
  const record = { firstName: 'Resi', lastName: MARKER, email: EMAIL, phone: '0664 9871234' };
  customer = (await stage.admin.post('/api/customers', record)).body.data.id;
  await stage.messagesSent(1);
}, 120_000);
afterAll(() => stage?.stop());

const search = async (sought: string) => {
  const { status, body } = await eventually(async () => {
    const answer = await stage.admin.post(`${path}/search`, { search: sought });
    expect(answer.headers.has('x-stale')).toBe(false);
    return answer;
  });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.data;
};
const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id).sort();
const selection = () => ({ search: EMAIL, orders: [completed.id, open.id], customers: [customer] });
const finished = (id: string): Promise<Erasure> =>
  eventually(async () => {
    const { data } = (await stage.admin.getOnce(`${path}/erasures/${id}`)).body;
    expect(data.finishedAt).not.toBeNull();
    return data;
  });

describe('a person', () => {
  it.each([
    ['e-mail address', EMAIL.toUpperCase()],
    ['phone number', '0664/987 12 34'],
    ['international phone number', PHONE],
    ['name', `${MARKER} Resi`],
  ])('is found by %s, with orders and record, and nobody else is', async (_, sought) => {
    await eventually(async () => {
      const found = await search(sought);
      expect(idsOf(found.orders)).toEqual(idsOf([completed, open]));
      expect(idsOf(found.customers)).toEqual([customer]);
      expect(found.orders[0]).toMatchObject({ email: EMAIL, phone: PHONE, name: `Resi ${MARKER}` });
      const texts = found.orders.map((order: { neededBecause: string }) => order.neededBecause);
      expect(new Set(texts)).toEqual(new Set([null, 'Die Bestellung ist noch nicht abgeschlossen.']));
    });
  });

  it('is sought by at least three characters, and only by administrators', async () => {
    const { status, body } = await stage.admin.post(`${path}/search`, { search: ' a ' });
    expect({ status, error: body.errors[0] }).toEqual({
      status: 422,
      error: { field: 'search', message: 'Bitte geben Sie mindestens 3 Zeichen ein.' },
    });
    const manager = await stage.harness.staff(['ROLE_BRANCH_MANAGER'], [branch.id]);
    expect((await manager.post(`${path}/search`, { search: EMAIL })).status).toBe(403);
  });

  it('receives all that is kept as a file, to be read by people and by programs', async () => {
    const answer = await fetch(`${stage.admin.url}${path}/export`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        ...stage.admin.cookies,
      },
      body: JSON.stringify(selection()),
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const upload = `dateien/${stage.upload.id}.${stage.upload.extension}`;
    expect(Object.keys(files).sort()).toEqual(['auskunft.html', 'auskunft.json', upload]);
    const data = JSON.parse(strFromU8(files['auskunft.json']!));
    expect(idsOf(data.orders)).toEqual(idsOf([completed, open]));
    expect(data.customers).toMatchObject([{ id: customer, email: EMAIL }]);
    const page = strFromU8(files['auskunft.html']!);
    for (const text of [
      `${MARKER} ruft an`,
      `Gut, ${MARKER}`,
      PHONE,
      `Alles Gute, ${MARKER}`,
      'Kundeneintrag',
    ])
      expect(page).toContain(text);
    expect(page).not.toContain('Berger');
    expect(strFromU8(files[upload]!)).toBe(`Torte für ${MARKER}`);
  });
});

describe('the erasure of a person', () => {
  const key = newKey();
  let erasure: Erasure;

  it('is carried out once, with a proof that names what was done and not the person', async () => {
    const begin = () => stage.admin.post(`${path}/erasures`, selection(), key);
    const { status, body } = await begin();
    expect(status).toBe(202);
    expect((await begin()).body.data.id).toBe(body.data.id);
    const others = { ...selection(), search: 'jemand anderer' };
    expect((await stage.admin.post(`${path}/erasures`, others, key)).status).toBe(422);
    erasure = await finished(body.data.id);
    expect(erasure).toMatchObject({
      reason: 'request',
      requestedBy: { name: 'Vera Beispiel' },
      customers: [{ id: customer, outcome: 'erased' }],
      // The open order has the same file.
      left: { keys: 0, mails: 0, uploads: 1, readModels: 0, found: 1 },
    });
    expect(erasure.emptied.keys).toBe(2);
    expect(erasure.emptied.mails).toBeGreaterThan(0);
    const outcomes = new Map(erasure.orders.map(({ id, outcome, text }) => [id, [outcome, text]]));
    expect(outcomes.get(completed.id)).toEqual(['erased', null]);
    expect(outcomes.get(open.id)?.[0]).toBe('needed');
    expect(outcomes.get(open.id)?.[1]).toContain('noch nicht abgeschlossen');
    const proof = (await stage.admin.get(`${path}/erasures/${erasure.id}/proof.html`)).body as string;
    expect(proof).toContain(completed.uid);
    expect(JSON.stringify(erasure) + proof).not.toMatch(TRACES);
  });

  it('leaves the others alone', async () => {
    expect(idsOf((await search('Gustav Berger')).orders)).toEqual([other.id]);
    expect((await search(EMAIL)).customers).toEqual([]);
  });

  it('leaves nothing in any table once the last order is closed and erased too', async () => {
    await stage.act(open, 'status/reject', { message: `Leider, ${MARKER}` });
    const { body } = await stage.admin.post(
      `${path}/erasures`,
      { search: EMAIL, orders: [open.id], customers: [] },
      newKey(),
    );
    const { left, emptied } = await finished(body.data.id);
    expect(left).toEqual({ keys: 0, mails: 0, uploads: 0, readModels: 0, found: 0 });
    expect(emptied.uploads).toBe(1);
    expect(await search(EMAIL)).toEqual({ orders: [], customers: [], isCut: false });
    await eventually(async () => expect(await dumpRows(stage.harness)).not.toMatch(TRACES));
    const { data, meta } = (await stage.admin.get(`${path}/erasures`)).body;
    expect(meta.total).toBe(2);
    expect(data[1]).toMatchObject({
      ...{ id: erasure.id, orders: 2, customers: 1 },
      ...{ erasedOrders: 1, erasedCustomers: 1 },
    });
  });

  it('goes on where a process that died has left it', async () => {
    const order = await stage.place({ items: items(20) });
    await stage.act(order, 'status/reject', { message: '' });
    const id = randomUUID();
    const named = { uid: order.uid, ticketNumber: order.ticketNumber, branch: null, date: null, text: null };
    await stage.harness.app.get(ErasureRequests).add({
      ...{ id, reason: 'request', requestedBy: null, asked: null, searchHash: null, customers: [] },
      orders: [
        { ...named, id: completed.id, outcome: 'erased' },
        { ...named, id: order.id, outcome: null },
        { ...named, id: randomUUID(), outcome: null },
      ],
    });
    const { orders, left } = await finished(id);
    expect(orders.map(({ outcome }) => outcome)).toEqual(['erased', 'erased', 'unknown']);
    expect(left).toEqual({ keys: 0, mails: 0, uploads: 0, readModels: 0, found: null });
  });
});
