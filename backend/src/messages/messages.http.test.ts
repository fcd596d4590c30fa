import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import type { MessageKind } from '@bestellwerk/domain/messages/message-kinds.schema';
import type { OrderMessage } from '@bestellwerk/domain/contracts/messages.schema';
import { defaultTemplates } from '@bestellwerk/domain/messages/default-templates';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import type { MailServer } from '../platform/mail/testing/mail-server.js';
import type { BackendHarness } from '../testing/backend-harness.js';
import { type Client, newKey } from '../testing/client.js';
import { delivered, OPEN, placed } from '../testing/orders.js';
import { MessageStage } from './testing/message-stage.js';
import type { SmsServer } from './testing/sms-server.js';

let messages: MessageStage;
let stage: BackendHarness;
let mails: MailServer;
let sms: SmsServer;
let lines: readonly string[];
let admin: Client;
let guest: Client;
beforeAll(async () => {
  messages = await MessageStage.start();
  ({ harness: stage, mails, sms, lines, admin, guest } = messages);
});
afterAll(() => messages?.stop());
beforeEach(async () => {
  sms.answers = [];
  await configure({ enablePluginSMS: false, enablePluginOrderReviews: true });
});

const configure: MessageStage['configure'] = (settings) => messages.configure(settings);
const mailsTo = (address: string, count: number) => messages.mailsTo(address, count);

const step = async (id: string, name: string, body: object = {}) => {
  const { status, body: answer } = await admin.post(`/api/orders/${id}/status/${name}`, body, OPEN);
  if (status !== 200) throw new Error(`${name}: ${JSON.stringify(answer)}`);
};
const attemptsOf = async (id: string) =>
  (await stage.app.get(EventLog).readStream(`order-${id}`)).filter(({ type }) => type.startsWith('Message'));
const messagesOf = async (id: string): Promise<OrderMessage[]> =>
  (await admin.get(`/api/orders/${id}/messages`)).body.data;
const waiting = async (id: string): Promise<number> =>
  (
    await stage.app
      .get(DataSource)
      .query('SELECT count(*)::int AS count FROM app.order_message WHERE order_id = $1', [id])
  )[0].count;
const nothingWaits = (id: string) => eventually(async () => expect(await waiting(id)).toBe(0));

/** An order whose guest has read of it. */
async function placedAndMailed(email: string): Promise<string> {
  const { id } = await placed(guest, { email });
  await mailsTo(email, 1);
  return id;
}

let guests = 0;
const newAddress = () => `gast-${++guests}@example.org`;

describe('a guest with an e-mail address', () => {
  it('reads of the new order: what was ordered, its total, and a link that opens it', async () => {
    const email = newAddress();
    const order = await placed(guest, { ...delivered(), email });
    const [mail] = await mailsTo(email, 1);
    expect(mail!.subject).toBe(`Ihre Bestellung ${order.ticketNumber} ist eingegangen`);
    expect(mail!.from!.value).toEqual([{ name: 'Zur Linde', address: 'post@linde.example' }]);
    const link = `https://linde.example/status/${order.uid}/${order.hash}`;
    expect(mail!.text).toContain(`\n${link}\n`);
    expect(mail!.text).toContain('Guten Tag Eva Mustermann,');
    expect(mail!.text).toContain(order.items[0]!.name);
    expect(mail!.html).toContain(`href="${link}"`);
    expect(mail!.html).toContain(order.items[0]!.name);
    expect(mail!.headers.get('auto-submitted')).toBe('auto-generated');
    const { status } = await guest.get(new URL(link).pathname.replace('/status', '/api/orders/public'));
    expect(status).toBe(200);
  });

  it('gets confirmation, delivery and the request for a review, each once and in German', async () => {
    await saveTemplate('reviewRequest', { afterHours: 0 });
    const email = newAddress();
    const { id } = await placed(guest, { ...delivered(), email });
    for (const name of ['confirm', 'in-delivery', 'completed']) await step(id, name);
    const subjects = (await mailsTo(email, 4)).map(({ subject }) => subject!.replace(/\d+/, 'N'));
    expect(subjects.toSorted()).toEqual([
      'Ihre Bestellung N ist bestätigt',
      'Ihre Bestellung N ist eingegangen',
      'Ihre Bestellung N ist unterwegs zu Ihnen',
      'Wie war Ihre Bestellung?',
    ]);
    await nothingWaits(id);
    expect((await attemptsOf(id)).map(({ type }) => type)).toEqual(Array(4).fill('MessageSent'));
  });

  it('gets the reason of a rejection, the other time that is proposed, and a cancelation', async () => {
    const [rejected, proposed, canceled] = [newAddress(), newAddress(), newAddress()];
    await step(await placedAndMailed(rejected), 'reject', { message: 'Leider aus.' });
    expect((await mailsTo(rejected, 2))[1]!.text).toContain('Nachricht der Filiale: Leider aus.');
    await step(await placedAndMailed(proposed), 'confirm', {
      counterAppointment: '2026-11-20T17:00:00.000Z',
    });
    expect((await mailsTo(proposed, 2))[1]!.text).toContain('Neuer Termin: Freitag, 20.11.2026, 18:00 Uhr');
    await step(await placedAndMailed(canceled), 'cancel', { reason: 'intern: Koch krank' });
    const [, mail] = await mailsTo(canceled, 2);
    expect(mail!.subject).toContain('wurde storniert');
    expect(mail!.text).not.toContain('Koch');
  });

  it('does no harm with a name full of markup, braces, line breaks and an advertisement', async () => {
    const email = newAddress();
    await placed(guest, {
      email,
      firstName: '{{statusUrl}}<script>alert(1)</script>',
      lastName: 'X\r\nBcc: opfer@example.org',
    });
    const [mail] = await mailsTo(email, 1);
    expect(mail!.bcc).toBeUndefined();
    expect(mails.taken.filter((raw) => raw.startsWith('opfer'))).toEqual([]);
    expect(mail!.text).toContain('{{statusUrl}}<script>');
    expect(mail!.html).not.toContain('<script');
  });

  it('leaves neither the hash of the order nor an address in the log of the server', async () => {
    const email = newAddress();
    const { id, hash } = await placed(guest, { email });
    await mailsTo(email, 1);
    await nothingWaits(id);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => line.includes(hash) || line.includes(email))).toEqual([]);
  });
});

it('a guest without an e-mail address gets none, and nothing is tried', async () => {
  const { id } = await placed(guest, { email: '' });
  await step(id, 'confirm');
  const before = mails.asked();
  const other = newAddress();
  await placed(guest, { email: other });
  await mailsTo(other, 1);
  await nothingWaits(id);
  expect(await attemptsOf(id)).toEqual([]);
  expect(mails.asked()).toBe(before + 1);
});

const hasFailed = (id: string, facts: Partial<OrderMessage>) =>
  eventually(async () => expect(await messagesOf(id)).toMatchObject([{ state: 'failed', ...facts }]));

describe('an SMS', () => {
  const textsTo = (phone: string) =>
    sms.asked.filter(({ body }) => body.includes(phone)).map(({ body }) => JSON.parse(body));

  it('goes to the service with its secret, to an international number, where it is switched on', async () => {
    await configure({ enablePluginSMS: true });
    const { id, uid, hash, ticketNumber } = await placed(guest, { email: '', phone: '+43 664 555 0001' });
    await step(id, 'confirm');
    await eventually(() => expect(textsTo('+436645550001')).toHaveLength(1));
    expect(textsTo('+436645550001')[0].text).toBe(
      `Zur Linde: Bestellung ${ticketNumber} ist bestätigt: etwa 12:30 Uhr. https://linde.example/status/${uid}/${hash}`,
    );
    expect(sms.asked.at(-1)!.headers['authorization']).toBe('Bearer streng-geheim');
    expect(lines.filter((line) => line.includes('streng-geheim') || line.includes('6645550001'))).toEqual([]);
  });

  it('is not sent where it is switched off', async () => {
    const email = newAddress();
    const { id } = await placed(guest, { email, phone: '+43 664 555 0002' });
    await step(id, 'confirm');
    await mailsTo(email, 2);
    await nothingWaits(id);
    expect(textsTo('+436645550002')).toEqual([]);
  });

  it('is tried again when the service is away or busy, and each attempt is in the history', async () => {
    await configure({ enablePluginSMS: true });
    sms.answers = [0, 503];
    const { id } = await placed(guest, { email: '', phone: '+436645550003' });
    await step(id, 'confirm');
    await eventually(() => expect(textsTo('+436645550003')).toHaveLength(3));
    await nothingWaits(id);
    const texts = async () =>
      (await admin.get(`/api/orders/${id}/history`)).body.data
        .filter(({ type }: { type: string }) => type.startsWith('Message'))
        .map(({ text }: { text: string }) => text);
    await eventually(async () =>
      expect(await texts()).toEqual([
        'SMS „Bestellung bestätigt“ an …0003 nicht gesendet (Versuch 1): Der SMS-Dienst ist nicht erreichbar. Es wird noch einmal versucht.',
        'SMS „Bestellung bestätigt“ an …0003 nicht gesendet (Versuch 2): Der SMS-Dienst hat sie abgelehnt. Es wird noch einmal versucht.',
        'SMS „Bestellung bestätigt“ an …0003 gesendet.',
      ]),
    );
  });

  it('is given up after the last attempt, or at once if the service refuses what was sent', async () => {
    await configure({ enablePluginSMS: true });
    sms.answers = [500, 500, 500];
    const away = (await placed(guest, { email: '', phone: '+436645550004' })).id;
    await step(away, 'confirm');
    await hasFailed(away, { attempts: 3, to: '…0004' });
    sms.answers = [400];
    const refused = (await placed(guest, { email: '', phone: '+436645550005' })).id;
    await step(refused, 'confirm');
    await hasFailed(refused, { attempts: 1 });
  });
});

describe('staff', () => {
  it('send the message of the new order again: once per key, by those who may', async () => {
    const email = newAddress();
    const { id } = await placed(guest, { email });
    await mailsTo(email, 1);
    const key = newKey();
    const again = () => admin.post(`/api/orders/${id}/resend-new-order-email`, {}, key);
    expect((await again()).status).toBe(200);
    await mailsTo(email, 2);
    await nothingWaits(id);
    expect((await again()).status).toBe(200);
    expect((await admin.post(`/api/orders/${id}/resend-new-order-email`)).status).toBe(400);
    const other = newAddress();
    await placed(guest, { email: other });
    await mailsTo(other, 1);
    await mailsTo(email, 2);
    const entries = (await admin.get(`/api/orders/${id}/history`)).body.data;
    expect(entries.at(-1)).toMatchObject({
      type: 'MessageSent',
      actor: { kind: 'user', name: 'Vera Beispiel' },
    });
  });

  it('read what stands against it', async () => {
    const { id } = await placed(guest, { email: '' });
    const send = (path: string) => admin.post(`/api/orders/${id}/${path}`, {}, newKey());
    const mail = await send('resend-new-order-email');
    expect([mail.status, mail.body.errors[0].message]).toEqual([
      422,
      'Zu dieser Bestellung gibt es keine E-Mail-Adresse.',
    ]);
    const text = await send('resend-new-order-sms');
    expect([text.status, text.body.errors[0].message]).toEqual([
      409,
      expect.stringContaining('SMS sind ausgeschaltet'),
    ]);
  });

  it('write templates of their own, which are refused with a variable that does not exist', async () => {
    const wrong = await admin.post('/api/message-templates', {
      ...{ kind: 'inDelivery', ...defaultTemplates.inDelivery, text: 'Hallo {{Rufname}}' },
    });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'text']);
    await saveTemplate('confirmation', { subject: 'Wir kochen schon, {{firstName}}!' });
    const email = newAddress();
    const { id } = await placed(guest, { email });
    await step(id, 'confirm');
    expect((await mailsTo(email, 2))[1]!.subject).toBe('Wir kochen schon, Eva!');
  });

  it('send a test of a template that is not saved yet, and read what became of it', async () => {
    const test = (channel: string, to: string, changed: object = {}) =>
      admin.post('/api/messages/test', {
        ...{ channel, to, template: { kind: 'newOrder', ...defaultTemplates.newOrder, ...changed } },
      });
    const email = newAddress();
    expect((await test('email', email, { subject: 'Probe {{ticketNumber}}' })).body.data.text).toBe(
      'Die Test-E-Mail wurde gesendet.',
    );
    expect((await mailsTo(email, 1))[0]!.subject).toBe('Probe 27');
    expect((await test('email', 'niemand')).body.errors[0].field).toBe('to');
    expect((await test('sms', '12')).body.errors[0].field).toBe('to');
    sms.answers = [500];
    expect((await test('sms', '+43664555000')).body.errors[0].message).toBe(
      'Der SMS-Dienst hat sie abgelehnt.',
    );
    expect((await admin.get('/api/messages/setup')).body.data).toMatchObject({ email: { isSetUp: true } });
  });
});

async function saveTemplate(kind: MessageKind, changes: object): Promise<void> {
  const path = '/api/message-templates';
  const answer = await admin.post(path, { kind, ...defaultTemplates[kind], ...changes });
  expect(answer.status).toBe(201);
  await admin.get(path);
}
