import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Config } from '@bestellwerk/domain/records/definitions/config';
import { displayTopic } from '@bestellwerk/domain/contracts/live-topics';
import { displayMetaSchema } from '@bestellwerk/domain/contracts/order-display.schema';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { Listeners } from '../testing/listeners.js';
import { POSITION_HEADER } from '../platform/http/command-result.js';
import { branch, otherBranch, place, placed } from '../testing/orders.js';
import { changeSettings } from '../testing/settings.js';

let stage: BackendHarness;
let admin: Client;
const listeners = new Listeners();
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterEach(() => listeners.close());
afterAll(() => stage?.stop());

const keyPath = `/api/branches/${branch.id}/api-key`;
const newKey = async (): Promise<string> => (await admin.post(keyPath)).body.data.key;
const frontDesk = (key: string) => stage.visitor().get(`/api/orders/frontdesk/${branch.id}/${key}`);
const configure = (changes: Partial<Config>) => changeSettings(admin, changes);

describe('the display at the front desk', () => {
  it('says when an order is due and since when it is ready, and no name', async () => {
    const { id } = await placed(stage.visitor());
    const key = await newKey();
    await admin.post(`/api/orders/${id}/status/confirm`);
    await admin.post(`/api/orders/${id}/status/in-delivery`);
    const { body } = await frontDesk(key);
    const order = body.data.find((one: { id: string }) => one.id === id);
    expect(order).toMatchObject({
      status: 'ready',
      readyAt: expect.any(String),
      dueAt: '2026-11-20T11:30:00.000Z',
    });
    expect(JSON.stringify(body)).not.toContain('Eva');
    expect(displayMetaSchema.parse(body.meta).branch).toEqual({ id: branch.id, name: branch.name });
  });

  it('learns by the socket that an order of its branch changed, and nothing about it', async () => {
    const [{ id }, key] = [await placed(stage.visitor()), await newKey()];
    const display = listeners.listen(stage.url);
    const topic = displayTopic(branch.id, key);
    expect(await display.subscribe(topic)).toMatchObject({ ok: true });
    await admin.post(`/api/orders/${id}/status/confirm`);
    await eventually(() =>
      expect(display.received).toContainEqual(expect.objectContaining({ topic, rows: [] })),
    );
    expect(display.received.every(({ rows }) => rows.length === 0)).toBe(true);
  });

  it('is refused on the socket with a wrong key, the key of another branch, and a revoked one', async () => {
    const key = await newKey();
    const display = listeners.listen(stage.url);
    expect(await display.subscribe(displayTopic(branch.id, 'x'))).toMatchObject({ ok: false });
    expect(await display.subscribe(displayTopic(otherBranch.id, key))).toMatchObject({ ok: false });
    expect(await display.subscribe(displayTopic(branch.id, key))).toMatchObject({ ok: true });
    await admin.delete(keyPath);
    const { body, headers } = await place(stage.visitor());
    const { id } = body.data;
    const staff = listeners.listen(stage.url, admin.cookies);
    expect(await staff.subscribe(`board:${branch.id}`)).toMatchObject({ ok: true });
    await admin.post(`/api/orders/${id}/status/confirm`);
    await eventually(() => expect(staff.statuses()).toContain('confirmed'));
    // Changes from before the key was revoked may still have been on their way.
    const since = BigInt(headers.get(POSITION_HEADER)!);
    expect(display.received.filter(({ position }) => BigInt(position) >= since)).toEqual([]);
  });

  it('shows public numbers where the shop has no tickets', async () => {
    const { id, uid } = await placed(stage.visitor());
    await configure({ disableTickets: true });
    const key = await newKey();
    await eventually(async () => {
      const { data } = (await frontDesk(key)).body;
      expect(data.find((one: { id: string }) => one.id === id)).toMatchObject({ number: uid });
    });
    await configure({ disableTickets: false });
  });

  it('is answered with a German reason while it is switched off, and again once it is on', async () => {
    const key = await newKey();
    await configure({ enablePluginFrontdesk: false });
    await eventually(async () => expect((await frontDesk(key)).status).toBe(409));
    expect((await frontDesk(key)).body.errors).toEqual([
      {
        field: null,
        message:
          'Die Anzeige der Tickets ist ausgeschaltet. Sie wird im Backoffice in den Einstellungen unter „Zusätze“ eingeschaltet.',
      },
    ]);
    expect((await frontDesk('falsch')).status).toBe(401);
    await configure({ enablePluginFrontdesk: true });
    await eventually(async () => expect((await frontDesk(key)).status).toBe(200));
  });
});
