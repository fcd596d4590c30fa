import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderMessage } from '@bestellwerk/domain/contracts/messages.schema';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { DataSource } from 'typeorm';
import { type Client, newKey } from '../testing/client.js';
import { branch, OPEN, placed } from '../testing/orders.js';
import { MessageStage } from './testing/message-stage.js';

/** So late that what follows some hours later waits during the test. */
const NEVER_DUE = { 'x-now': '2199-11-20T12:00:00.000Z' };

let messages: MessageStage;
let admin: Client;
let guest: Client;
beforeAll(async () => {
  messages = await MessageStage.start();
  ({ admin, guest } = messages);
  await messages.configure({ enablePluginSMS: false, enablePluginOrderReviews: true });
});
afterAll(() => messages?.stop());

const ok = (answer: { status: number; body: unknown }) =>
  expect([answer.status, answer.status === 200 ? null : answer.body]).toEqual([200, null]);

describe('the request for a review', () => {
  const waitingOf = async (id: string): Promise<string[]> =>
    (await admin.get(`/api/orders/${id}/messages`)).body.data
      .filter(({ state }: OrderMessage) => state === 'waiting')
      .map(({ kind, channel }: OrderMessage) => `${kind} ${channel}`);
  const rowsOf = async (id: string): Promise<number> =>
    (
      await messages.harness.app
        .get(DataSource)
        .query(
          `SELECT count(*)::int AS count FROM app.order_message WHERE order_id = $1 AND kind = 'reviewRequest'`,
          [id],
        )
    )[0].count;

  it('waits by e-mail alone while SMS are off, and no longer once the guest has reviewed', async () => {
    const order = await placed(guest, { email: 'kritik@example.org', phone: '+436645550021' });
    ok(await admin.post(`/api/orders/${order.id}/status/confirm`, {}, OPEN));
    ok(await admin.post(`/api/orders/${order.id}/status/completed`, {}, NEVER_DUE));
    await eventually(async () => expect(await rowsOf(order.id)).toBe(2));
    await eventually(async () => expect(await waitingOf(order.id)).toEqual(['reviewRequest email']));
    ok(
      await guest.post(
        `/api/orders/public/${order.uid}/${order.hash}/questionnaire`,
        { rating: 5, foodRating: 5, serviceRating: 5, processRating: 5, comment: '' },
        { ...newKey(), ...NEVER_DUE },
      ),
    );
    expect(await waitingOf(order.id)).toEqual([]);
  });
});

describe('a change of the lines of an order', () => {
  const change = async (id: string, amount: number, at: object) =>
    ok(await admin.put(`/api/orders/${id}/items/0`, { amount }, { ...newKey(), ...at }));
  const changesOf = async (id: string): Promise<OrderMessage[]> =>
    (await admin.get(`/api/orders/${id}/messages`)).body.data.filter(
      ({ kind }: OrderMessage) => kind === 'orderChanged',
    );

  it('is mailed to the guest with the new total, and is in the history of the order', async () => {
    const email = 'umbestellt@example.org';
    const order = await placed(guest, { email });
    await messages.mailsTo(email, 1);
    await change(order.id, 3, OPEN);
    const [, mail] = await messages.mailsTo(email, 2);
    expect(mail!.subject).toBe(`Ihre Bestellung ${order.ticketNumber} wurde geändert`);
    const total = formatMoney(order.items[0]!.unitGross * 3, 'EUR');
    expect(mail!.text).toContain(`Noch zu bezahlen: ${total}`);
    expect(mail!.html).toContain(`https://linde.example/status/${order.uid}/${order.hash}`);
    await eventually(async () => expect(await changesOf(order.id)).toMatchObject([{ state: 'sent' }]));
  });

  it('waits a little for others, and only the last of several leads to a message', async () => {
    const order = await placed(guest, { email: 'unentschlossen@example.org' });
    for (const amount of [3, 4, 5]) await change(order.id, amount, NEVER_DUE);
    await eventually(async () =>
      expect(await changesOf(order.id)).toMatchObject([
        { channel: 'email', state: 'waiting', nextAt: '2199-11-20T12:02:00.000Z' },
      ]),
    );
  });

  it('leads to no message once the guest reads that the order is ready, which names what is still open', async () => {
    const email = 'hungrig@example.org';
    const order = await placed(guest, { email });
    ok(await admin.post(`/api/orders/${order.id}/status/confirm`, {}, OPEN));
    await messages.mailsTo(email, 2);
    await change(order.id, 3, NEVER_DUE);
    await eventually(async () => expect(await changesOf(order.id)).toMatchObject([{ state: 'waiting' }]));
    ok(await admin.post(`/api/orders/${order.id}/status/in-delivery`, {}, OPEN));
    expect(await changesOf(order.id)).toEqual([]);
    const [, , ready] = await messages.mailsTo(email, 3);
    expect(ready!.text).toContain(`Noch zu bezahlen: ${formatMoney(order.items[0]!.unitGross * 3, 'EUR')} (`);
  });
});

describe('a guest who asks for an offer', () => {
  it('gets a mail at once, and one with the offer, its message and until when it holds', async () => {
    const { body, headers } = await admin.get(`/api/branches/${branch.id}`);
    const { id: _, ...fields } = body.data;
    ok(
      await admin.put(
        `/api/branches/${branch.id}`,
        { ...fields, isQuotationRequired: true },
        { 'if-match': headers.get('etag')! },
      ),
    );
    const order = await placed(guest, { email: 'anfrage@example.org' });
    const [asked] = await messages.mailsTo('anfrage@example.org', 1);
    expect(asked!.subject).toBe(`Ihre Anfrage ${order.ticketNumber} ist eingegangen`);
    expect(asked!.text).toContain(`https://linde.example/status/${order.uid}/${order.hash}`);
    ok(
      await admin.post(
        `/api/orders/${order.id}/quotation`,
        {
          items: [{ index: 0, unitGross: 12.5 }],
          message: 'Gerne, mit Hausrabatt.',
          validUntil: '2026-11-21T11:00:00.000Z',
        },
        OPEN,
      ),
    );
    const [, offer] = await messages.mailsTo('anfrage@example.org', 2);
    expect(offer!.text).toContain('Nachricht der Filiale: Gerne, mit Hausrabatt.');
    expect(offer!.text).toContain('Das Angebot gilt bis Samstag, 21.11.2026, 12:00 Uhr.');
  });

  it('reads of a request that was withdrawn, not of an order that was canceled', async () => {
    const email = 'zurueckgezogen@example.org';
    const order = await placed(guest, { email });
    await messages.mailsTo(email, 1);
    const path = `/api/orders/public/${order.uid}/${order.hash}/withdraw-request`;
    ok(await guest.post(path, {}, { ...newKey(), ...OPEN }));
    const [, mail] = await messages.mailsTo(email, 2);
    expect(mail!.subject).toBe(`Ihre Anfrage ${order.ticketNumber} wurde zurückgezogen`);
    expect(`${mail!.text}${mail!.html as string}`).not.toContain('Bestellung');
  });
});
