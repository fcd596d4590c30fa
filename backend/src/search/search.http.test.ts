import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { DataSource } from 'typeorm';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { branch, OPEN, placed } from '../testing/orders.js';

let stage: BackendHarness;
let admin: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(() => stage?.stop());

const found = async (text: string, client = admin) =>
  (await client.get(`/api/search?q=${encodeURIComponent(text)}`)).body.data;
const eventuallyFound = (text: string, expected: unknown, client = admin) =>
  eventually(async () => expect(await found(text, client)).toEqual(expected));

describe('the search', () => {
  it('finds records of every kind, prefix matches first, but no removed ones', async () => {
    const make = async (path: string, fields: object) => (await admin.post(`/api/${path}`, fields)).body.data;
    const tag = await make('tags', { name: 'Fern vom Zirbenholz' });
    const division = await make('divisions', { identifier: 'zirbenholz', businessName: 'Zirbenholz GmbH' });
    await eventuallyFound('zirbenh', [
      { resource: 'division', path: 'divisions', id: division.id, title: 'Zirbenholz GmbH' },
      { resource: 'tag', path: 'tags', id: tag.id, title: 'Fern vom Zirbenholz' },
    ]);
    await admin.delete(`/api/tags/${tag.id}`, { 'if-match': '"0"' });
    await eventuallyFound('zirbenh', [expect.objectContaining({ resource: 'division' })]);
  });

  it('finds an exact name first among longer ones with the same word, however its umlaut is typed', async () => {
    const longer = ['Altes', 'Braunes', 'Cremiges', 'Dunkles', 'Edles'].map((word) => `${word} Zirbengemüse`);
    const names = [...longer, 'Zirbengemüse', 'Zirbengemüse mit Erbsen'];
    for (const name of names) await admin.post('/api/tags', { name });
    for (const text of ['Zirbengemüse', 'zirbengemuese', 'ZIRBENGEMUSE']) {
      await eventually(async () =>
        expect((await found(text)).map(({ title }: { title: string }) => title)).toEqual([
          'Zirbengemüse',
          'Zirbengemüse mit Erbsen',
          ...longer.slice(0, 3),
        ]),
      );
    }
  });

  it('finds orders by their number and the customer’s name', async () => {
    const { id, uid } = await placed(stage.visitor(), { lastName: 'Zirbenwirt' });
    const order = {
      resource: 'order',
      path: 'orders',
      id,
      title: expect.stringContaining('Zirbenwirt'),
      order: expect.objectContaining({
        status: 'pending',
        branch: branch.name,
        branchId: branch.id,
        appointmentDate: null,
      }),
    };
    await eventuallyFound(uid, [order]);
    for (const text of ['zirbenwirt', 'Zirbenwirt', uid.slice(0, 4)]) await eventuallyFound(text, [order]);
  });

  it('finds an order by its ticket number before records with the number in their name', async () => {
    const { id, ticketNumber } = await placed(stage.visitor(), { lastName: 'Zirbenzahl' });
    await admin.post('/api/tags', { name: `${ticketNumber} Zirbenkerzen` });
    await eventuallyFound(`Nr. ${ticketNumber} zirbenzahl`, [expect.objectContaining({ id })]);
    const [first, ...others] = await found(String(ticketNumber));
    expect(first).toMatchObject({ resource: 'order', order: { ticketNumber } });
    for (const other of others) expect(other).toMatchObject({ order: { ticketNumber } });
  });

  it('ranks customer names before dishes, and ignores emoji', async () => {
    const dishOf = async (id: string) =>
      (await admin.get(`/api/orders/${id}`)).body.data.items[0].name.split(' ')[0];
    const older = await placed(stage.visitor(), { lastName: 'Zirbenerst' });
    const dish = await dishOf(older.id);
    const named = await placed(stage.visitor(), { lastName: dish });
    await placed(stage.visitor(), { lastName: 'Zirbenneu' });
    await eventually(async () => {
      const orders = (await found(dish)).filter(({ resource }: { resource: string }) => resource === 'order');
      expect(orders.length).toBeGreaterThan(2);
      expect(orders[0].id).toBe(named.id);
    });
    await eventuallyFound('🍕 Zirbenerst', [expect.objectContaining({ id: older.id })]);
    expect(await found('🍕')).toEqual([]);
  });

  it('finds names that sound alike after those spelled alike, even where the latter fill the list', async () => {
    const guests = ['Zirbmaier', 'Zirbmeyerhofer', 'Zirbmayr', 'Zirbmayer', 'Zirbmayerhofer'];
    const ids = new Map<string, string>();
    for (const lastName of guests) ids.set(lastName, (await placed(stage.visitor(), { lastName })).id);
    const named = async (text: string) => {
      const found = await admin.get(`/api/search?q=${encodeURIComponent(text)}`, OPEN);
      expect(found.body.meta.orders).toBe(found.body.data.length);
      return found.body.data.map(({ title }: { title: string }) => title.replace('Eva ', ''));
    };
    const last = 'Zirbmayerhofer';
    await eventually(async () => expect(await named(last)).toEqual([last, 'Zirbmeyerhofer']));
    expect((await named('Zirbmayer')).slice(0, 2).sort()).toEqual(['Zirbmayer', last]);
    expect((await named('Zirbmayer')).slice(2).sort()).toEqual(['Zirbmaier', 'Zirbmayr']);

    for (let count = 0; count < 4; count++) await placed(stage.visitor(), { lastName: 'Zirbmayer' });
    await eventually(async () => {
      const { data, meta } = (await admin.get('/api/search?q=zirbmayer', OPEN)).body;
      expect(meta).toEqual({ orders: 8 });
      expect(data).toHaveLength(7);
      expect(
        data
          .slice(5)
          .map(({ id }: { id: string }) => id)
          .sort(),
      ).toEqual([ids.get('Zirbmaier'), ids.get('Zirbmayr')].sort());
    });
    const list = (await admin.get('/api/orders?search=zirbmayer')).body;
    expect(list.meta.total).toBe(8);
    const spelled = list.data.map(({ contact }: { contact: { lastName: string } }) => contact.lastName);
    expect(spelled.slice(6).sort()).toEqual(['Zirbmaier', 'Zirbmayr']);
    const second = (await admin.get('/api/orders?search=zirbmayer&limit=5&page=2')).body.data;
    expect(second).toEqual(list.data.slice(5));
  });

  it('finds those whose name begins so before those that have it inside a word', async () => {
    const older = await placed(stage.visitor(), { lastName: 'Zirkelmaier' });
    const newer = await placed(stage.visitor(), { lastName: 'Bergzirkelwirt' });
    const isFirst = async () => {
      expect((await found('zirkel')).map(({ id }: { id: string }) => id)).toEqual([older.id, newer.id]);
      const list = (await admin.get('/api/orders?search=zirkel&limit=1')).body;
      expect([list.data[0].id, list.meta.total]).toEqual([older.id, 2]);
      const second = (await admin.get('/api/orders?search=zirkel&limit=1&page=2')).body;
      expect(second.data.map(({ id }: { id: string }) => id)).toEqual([newer.id]);
    };
    await eventually(isFirst);
    for (const text of ['zi', 'Zir']) {
      expect((await found(`${text} eva`)).length).toBeGreaterThan(0);
    }
  });

  it('finds an order by exactly what it costs now, as an amount is written in German', async () => {
    const { id, pricing } = await placed(stage.visitor(), { lastName: 'Zirbensumme' });
    const sum = (amount: number) => amount.toLocaleString('de-DE', { minimumFractionDigits: 2 });
    const [before] = [pricing.totalGross];
    await eventuallyFound(`Zirbensumme ${sum(before)} €`, [expect.objectContaining({ id })]);
    expect(await found(`Zirbensumme ${sum(before + 0.01)}`)).toEqual([]);
    const { body } = await admin.put(`/api/orders/${id}/items/0`, { amount: 7 });
    const after = body.data.pricing.totalGross;
    expect(after).not.toBe(before);
    await eventuallyFound(`${sum(after)} zirbensumme`, [expect.objectContaining({ id })]);
    await eventuallyFound(`€ ${sum(after)}`, [expect.objectContaining({ id })]);
    expect(await found(`Zirbensumme ${sum(before)}`)).toEqual([]);
    for (const text of [sum(after), `${sum(after)} €`, `${sum(after)}€`]) {
      const list = (await admin.get(`/api/orders?search=${encodeURIComponent(text)}&limit=1`)).body;
      expect(list.data.map((order: { id: string }) => order.id)).toEqual([id]);
      expect(list.meta.total).toBe(1);
    }
  });

  it('finds open orders that are due now first, then later ones, then finished ones', async () => {
    const lastName = 'Zirbenfrist';
    const wish = (appointmentDate: string) => placed(stage.visitor(), { lastName, appointmentDate });
    const finished = await placed(stage.visitor(), { lastName });
    const now = await placed(stage.visitor(), { lastName });
    const tomorrow = await wish('2026-11-21T11:30:00.000Z');
    const tonight = await wish('2026-11-20T17:30:00.000Z');
    await admin.post(`/api/orders/${finished.id}/status/cancel`, { reason: 'Irrtum' });
    await eventually(async () => {
      const { data } = (await admin.get('/api/search?q=zirbenfrist', OPEN)).body;
      expect(data.map(({ id }: { id: string }) => id)).toEqual([
        now.id,
        tonight.id,
        tomorrow.id,
        finished.id,
      ]);
    });
  });

  it('finds an order by the middle of its phone number and says how many there are', async () => {
    const guest = { lastName: 'Zirbentelefon', phone: '+436769912345' };
    for (let count = 0; count < 7; count++) await placed(stage.visitor(), guest);
    await eventually(async () => {
      const { data, meta } = (await admin.get('/api/search?q=676%20991', OPEN)).body;
      expect(data).toHaveLength(5);
      expect(meta).toEqual({ orders: 7 });
    });
    const abroad = await stage.staff(['ROLE_EMPLOYEE'], ['ffffffff-ffff-4fff-8fff-ffffffffffff']);
    expect((await abroad.get('/api/search?q=676%20991')).body).toEqual({ data: [], meta: { orders: 0 } });
  });

  it('finds an order older than thousands of others, by an index', async () => {
    const database = stage.app.get(DataSource);
    const { id, uid } = await placed(stage.visitor(), { lastName: 'Zirbenmüller' });
    await eventuallyFound('zirbenmüller', [expect.objectContaining({ id })]);
    await database.transaction(async (filling) => {
      // As if the projections wrote them: rows from elsewhere are damage, and the table would be built again meanwhile.
      await filling.query(`SELECT set_config('bestellwerk.projections', 'on', true)`);
      // In parts: on a busy machine all at once takes longer than a statement may.
      for (let from = 1; from <= 20_000; from += 2_000) {
        await filling.query(
          `INSERT INTO views.order_search
           SELECT gen_random_uuid(), $1, now() + make_interval(secs => n), n, ' ' || md5(n::text) || ' ' || md5((-n)::text), ' ' || md5((-n)::text) || ' ', ' ' || md5((-n)::text) || ' ', '', '', n
           FROM generate_series($2::int, $2::int + 1999) AS n`,
          [branch.id, from],
        );
      }
    });
    await database.query('ANALYZE views.order_search__g1');
    // Nothing has this text: what a row has may be in the histogram, and would then be taken for frequent.
    const plan = await database.query(
      `EXPLAIN SELECT id FROM views.order_search WHERE search LIKE '%zirbenkiefer%' OR sounds LIKE '% sirbenkifr %' ORDER BY placed_at DESC LIMIT 5`,
    );
    expect(JSON.stringify(plan)).toContain('Bitmap Index Scan');
    const byAmount = await database.query(
      `EXPLAIN SELECT id FROM views.order_search WHERE total_gross = 23.4 ORDER BY placed_at DESC LIMIT 5`,
    );
    expect(JSON.stringify(byAmount)).toMatch(/Index (Only )?Scan/);
    for (const text of ['Zirbenmuller', 'zirbenmueller', uid, 'müller ev']) {
      expect(await found(text)).toEqual([expect.objectContaining({ id })]);
    }
  });

  it('omits results that the user may not read', async () => {
    await admin.post('/api/customers', { firstName: 'Zita', lastName: 'Zirbenkundin' });
    await eventuallyFound('zirbenkundin', [expect.objectContaining({ resource: 'customer' })]);
    const editor = await stage.staff(['ROLE_CONTENT_EDITOR']);
    expect(await found('zirbenkundin', editor)).toEqual([]);
    expect(await found('zirbenwirt', editor)).toEqual([]);
    const elsewhere = await stage.staff(['ROLE_EMPLOYEE'], ['ffffffff-ffff-4fff-8fff-ffffffffffff']);
    expect(await found('zirbenwirt', elsewhere)).toEqual([]);
    expect(await found('zirbenwirt', await stage.staff(['ROLE_EMPLOYEE'], [branch.id]))).toHaveLength(1);
    expect((await stage.visitor().get('/api/search?q=zirben')).status).toBe(401);
  });

  it.each(['', 'z', '%%', '  ', '__', "' OR 1=1 --"])('finds nothing for %j', async (text) => {
    expect(await found(text)).toEqual([]);
  });
});
