import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditLogEntry } from '@bestellwerk/domain/contracts/audit-log.schema';
import { BackendHarness } from '../testing/backend-harness.js';
import { type Client, newKey } from '../testing/client.js';
import { branch, items, OPEN, placed } from '../testing/orders.js';

let stage: BackendHarness;
let admin: Client;
let auditor: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
  auditor = await stage.staff(['ROLE_AUDITOR']);
});
afterAll(() => stage?.stop());

const entriesOf = async (query: string): Promise<AuditLogEntry[]> =>
  (await auditor.get(`/api/logs?limit=500&${query}`)).body.data;
const found = (text: string, more = ''): Promise<AuditLogEntry[]> =>
  entriesOf(`filter[text]=${encodeURIComponent(text)}${more}`);
const typesOf = (entries: readonly AuditLogEntry[]) => entries.map(({ type }) => type);
const done = async (path: string, body: object) => {
  const { status, body: answer } = await admin.post(path, body, { ...OPEN, ...newKey() });
  expect({ status, answer }).toMatchObject({ status: 200 });
};

/** An order of which 2 € were paid in cash, and the payment. */
async function paidOrder(): Promise<{ path: string; payment: string }> {
  const { id } = await placed(stage.visitor());
  const path = `/api/orders/${id}`;
  await done(`${path}/status/confirm`, {});
  await done(`${path}/payments`, { method: 'cash', amount: 2 });
  const [payment] = (await admin.get(`${path}/payments`)).body.data;
  return { path, payment: payment.id };
}

describe('the search of the journal', () => {
  it('finds an entry by the German name of a field that was changed, and none that changed another one', async () => {
    const { id } = (await admin.post('/api/tags', { name: 'Scharf' })).body.data;
    await admin.put(`/api/tags/${id}`, { name: 'Sehr scharf' }, { 'if-match': '"0"' });
    const ofTag = async (text: string) => typesOf(await found(text, `&filter[record]=${id}`));
    expect(await ofTag('name')).toEqual(['TagChanged']);
    expect(await ofTag('Bild')).toEqual([]);
    expect(typesOf(await found('name', '&filter[resource]=tag'))).toEqual(['TagChanged']);
    expect(await found('name', '&filter[resource]=branch')).toEqual([]);
  });

  it('finds an order by why it was rejected or canceled, in upper and lower case', async () => {
    const [rejected, canceled] = [await placed(stage.visitor()), await placed(stage.visitor())];
    await done(`/api/orders/${rejected.id}/status/reject`, { message: 'Der Ofen ist Übergangsweise kaputt' });
    await done(`/api/orders/${canceled.id}/status/cancel`, { reason: '100% Irrtum' });
    expect(typesOf(await found('übergangsweise'))).toEqual(['OrderRejected']);
    expect((await found('100% irr')).map(({ record }) => record)).toEqual([canceled.id]);
    expect(await found('100_ irr')).toEqual([]);
  });

  it('finds a counter entry and a refund by their reason, but no payment that names the same sum or method', async () => {
    const [mistaken, refunded] = [await paidOrder(), await paidOrder()];
    await done(`${mistaken.path}/payments/${mistaken.payment}/counter-entry`, { reason: 'Kassa vertippt' });
    const refund = { amount: 1, cause: 'other', reason: 'Suppe versalzen' };
    await done(`${refunded.path}/payments/${refunded.payment}/refunds`, refund);
    expect((await found('kassa vertippt')).map(({ text }) => text)).toEqual(['Gegenbuchung erfasst']);
    expect((await found('versalzen')).map(({ text }) => text)).toEqual(['Rückzahlung erfasst']);
    expect((await found('Rückzahlung')).map(({ record }) => record)).toEqual([
      refunded.path.split('/').at(-1),
    ]);
    expect(await found('Barzahlung')).toEqual([]);
  });

  it('finds a changed line by the name of its product, but not by what the guest wished', async () => {
    const { id } = await placed(stage.visitor());
    const { name } = (await admin.get(`/api/orders/${id}`)).body.data.items[0];
    const changed = await admin.put(
      `/api/orders/${id}/items/0`,
      { amount: 9, remark: 'zwiebelfrei' },
      { ...OPEN, ...newKey() },
    );
    expect(changed.status).toBe(200);
    const [entry] = await found(name, `&filter[record]=${id}`);
    expect(entry).toMatchObject({ type: 'OrderItemChanged', detail: expect.stringContaining(name) });
    expect(await found('zwiebelfrei')).toEqual([]);
  });

  it('finds a closing that was opened again by why', async () => {
    const closings = `/api/branches/${branch.id}/closings/days/2026-11-20`;
    const { figures, days } = (await admin.get(`/api/closings?period=2026-11-20&filter[branch]=${branch.id}`))
      .body.data;
    const counted = { openingCash: 0, countedCash: days[0].cash, withdrawnCash: 0 };
    const next = { 'x-now': '2026-11-21T11:00:00.000Z', ...newKey() };
    const shown = { gross: figures.gross, amount: figures.amount };
    expect(await admin.post(`${closings}/close`, { ...counted, shown }, next)).toMatchObject({ status: 200 });
    await done(`${closings}/reopen`, { reason: 'Trinkgeld verzählt' });
    expect(typesOf(await found('verzählt'))).toEqual(['DayReopened']);
    expect(await found('verzählt', '&filter[to]=2026-01-01T00:00:00Z')).toEqual([]);
  });

  it('finds a line that was taken off a paid order by why, in its branch only, until the guest is erased', async () => {
    const { id } = await placed(stage.visitor(), { items: [...items(2), ...items(3)] });
    const path = `/api/orders/${id}`;
    await done(`${path}/status/confirm`, {});
    await done(`${path}/payments`, { method: 'cash', amount: 1 });
    const taken = { remove: true, reason: 'Knödel ausgegangen' };
    expect(await admin.put(`${path}/items/0`, taken, OPEN)).toMatchObject({ status: 200 });
    const [entry] = await found('knödel ausgegangen', `&filter[branch]=${branch.id}`);
    expect(entry).toMatchObject({ type: 'OrderItemRemoved', record: id });
    expect(entry!.detail).toMatch(/\. Grund: „Knödel ausgegangen“$/);
    const elsewhere = '11111111-1111-4111-8111-111111111111';
    expect(await found('knödel ausgegangen', `&filter[branch]=${elsewhere}`)).toEqual([]);
    expect(await found('knödel ausgegangen', '&filter[type]=OrderCanceled')).toEqual([]);
    const [payment] = (await admin.get(`${path}/payments`)).body.data;
    await done(`${path}/payments/${payment.id}/counter-entry`, { reason: 'Vertippt' });
    await done(`${path}/status/cancel`, { reason: 'Storno' });
    await done(`${path}/erase`, {});
    expect(await found('knödel ausgegangen')).toEqual([]);
  });

  it('finds no reason of an order whose guest was erased', async () => {
    const { id } = await placed(stage.visitor());
    await done(`/api/orders/${id}/status/cancel`, { reason: 'Frau Geheimnis kommt nicht' });
    expect(typesOf(await found('Frau Geheimnis'))).toEqual(['OrderCanceled']);
    await done(`/api/orders/${id}/erase`, {});
    expect(await found('Frau Geheimnis')).toEqual([]);
  });

  it('finds entries in which every word occurs, each in another column or beside an amount in German writing', async () => {
    const [one, other] = [await paidOrder(), await paidOrder()];
    await done(`${one.path}/payments/${one.payment}/counter-entry`, { reason: 'Lade klemmt' });
    await done(`${other.path}/payments/${other.payment}/counter-entry`, { reason: 'Karte gesperrt' });
    const recordsOf = (entries: readonly AuditLogEntry[]) => entries.map(({ record }) => record);
    const [ofOne] = [one.path.split('/').at(-1)];
    expect(recordsOf(await found('gegenbuchung klemmt'))).toEqual([ofOne]);
    expect(recordsOf(await found('klemmt 2,00 Gegenbuchung'))).toEqual([ofOne]);
    expect(recordsOf(await found('klemmt 2,00 €'))).toEqual([ofOne]);
    expect(await found('klemmt gesperrt')).toEqual([]);
    expect(await found('klemmt 3,00')).toEqual([]);
    const [{ ticketNumber }] = [(await admin.get(one.path)).body.data];
    expect(recordsOf(await found(`Ticket ${ticketNumber} klemmt`))).toEqual([ofOne]);
  });

  it('finds payments and orders by their amount in German writing', async () => {
    const { id } = await placed(stage.visitor());
    await done(`/api/orders/${id}/status/confirm`, {});
    await done(`/api/orders/${id}/payments`, { method: 'cash', amount: 4.37 });
    expect((await found('4,37')).map(({ type, record }) => [type, record])).toEqual([
      ['PaymentRecorded', id],
    ]);
    expect(await found('4,38')).toEqual([]);
    const total = (await admin.get(`/api/orders/${id}`)).body.data.pricing.totalGross;
    const german = total.toFixed(2).replace('.', ',');
    expect((await found(german)).map(({ record }) => record)).toContain(id);
  });

  it('saves in a file what it found by a reason, and says how many entries these are', async () => {
    const { id } = await placed(stage.visitor());
    await done(`/api/orders/${id}/status/cancel`, { reason: 'Doppelt bestellt' });
    // The file is read without waiting for the read models.
    await found('doppelt bestellt');
    const address = `${stage.url}/api/logs/export?filter[text]=${encodeURIComponent('doppelt bestellt')}`;
    const file = await fetch(address, { headers: auditor.cookies });
    expect(file.headers.get('x-total')).toBe('1');
    expect(await file.text()).toContain('Doppelt bestellt');
  });
});
