import { expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { mailServer } from '../platform/mail/testing/mail-server.js';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey } from '../testing/client.js';
import { branch, OPEN, placed } from '../testing/orders.js';

const email = 'anna@example.org';

const settings = { isSending: true, pausesMs: [], oldestMs: Infinity, sms: null };
const sentOf = async ({ app }: BackendHarness, id: string) =>
  (await app.get(EventLog).readStream(`order-${id}`)).filter(({ type }) => type === 'MessageSent');

it('events from before the first start lead to no messages', async () => {
  const fresh = await BackendHarness.start();
  try {
    const old = await placed(fresh.visitor(), { email });
    const { url } = await fresh.backend({ messages: settings });
    const { id } = await placed(fresh.visitor(url), { email });
    await eventually(async () => expect(await sentOf(fresh, id)).toHaveLength(1));
    expect(await sentOf(fresh, old.id)).toEqual([]);
  } finally {
    await fresh.stop();
  }
});

it('old events lead to no messages unless staff ask for them', async () => {
  const fresh = await BackendHarness.start();
  try {
    const { url } = await fresh.backend({ messages: { ...settings, oldestMs: 1 } });
    const { id } = await placed(fresh.visitor(url), { email });
    const admin = await fresh.staff(['ROLE_ADMIN'], [], url);
    await admin.post(`/api/orders/${id}/resend-new-order-email`, {}, newKey());
    await eventually(async () => expect(await sentOf(fresh, id)).toHaveLength(1));
    expect((await sentOf(fresh, id))[0]!.metadata.actor.kind).toBe('user');
  } finally {
    await fresh.stop();
  }
});

it('messages that wait while no backend runs are sent once by the next', async () => {
  const stubborn = await mailServer(Infinity);
  const fresh = await BackendHarness.start();
  try {
    const messages = {
      isSending: true,
      pausesMs: Array<number>(9_999).fill(50),
      oldestMs: Infinity,
      sms: null,
    };
    const mail = { smtpUrl: stubborn.url, from: 'post@linde.example' };
    const first = await fresh.backend({ messages, mail });
    const { id } = await placed(fresh.visitor(first.url), { email });
    await eventually(() => expect(stubborn.asked()).toBeGreaterThan(0));
    await first.app.close();
    stubborn.relent();
    await Promise.all([fresh.backend({ messages, mail }), fresh.backend({ messages, mail })]);
    await eventually(async () => {
      const events = await fresh.app.get(EventLog).readStream(`order-${id}`);
      expect(events.at(-1)!.type).toBe('MessageSent');
    });
    expect(stubborn.taken).toHaveLength(1);
  } finally {
    await fresh.stop();
    await stubborn.stop();
  }
});

it('of offers that wait for the mail server only the newest is sent', async () => {
  const stubborn = await mailServer(Infinity);
  const fresh = await BackendHarness.start();
  try {
    const messages = { ...settings, pausesMs: Array<number>(9_999).fill(50) };
    const mail = { smtpUrl: stubborn.url, from: 'post@linde.example' };
    const { url } = await fresh.backend({ messages, mail });
    const admin = await fresh.staff(['ROLE_ADMIN'], [], url);
    const { body, headers } = await admin.get(`/api/branches/${branch.id}`);
    const { id: _, ...fields } = body.data;
    const changed = { ...fields, isQuotationRequired: true };
    await admin.put(`/api/branches/${branch.id}`, changed, { 'if-match': headers.get('etag')! });
    const { id } = await placed(fresh.visitor(url), { email });
    const offer = (message: string) =>
      admin.post(
        `/api/orders/${id}/quotation`,
        { items: [{ index: 0, unitGross: 12.5 }], message, validUntil: '2026-11-21T11:00:00.000Z' },
        OPEN,
      );
    const triedOffers = async () =>
      (await fresh.app.get(EventLog).readStream(`order-${id}`)).filter(
        ({ type, data }) => type.startsWith('Message') && (data as { kind: string }).kind === 'offer',
      );
    expect((await offer('Erstes Wort')).status).toBe(200);
    await eventually(async () => expect(await triedOffers()).not.toEqual([]));
    expect((await offer('Zweites Wort')).status).toBe(200);
    stubborn.relent();
    await eventually(async () => {
      const [{ count }] = await fresh.app
        .get(DataSource)
        .query('SELECT count(*)::int AS count FROM app.order_message WHERE order_id = $1', [id]);
      expect([count, (await triedOffers()).at(-1)!.type]).toEqual([0, 'MessageSent']);
    });
    expect(stubborn.taken.filter((one) => one.includes('Wort'))).toHaveLength(1);
    expect(stubborn.taken.join()).toContain('Zweites Wort');
  } finally {
    await fresh.stop();
    await stubborn.stop();
  }
});
