import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from '@jest/globals';
import { smsServer, type SmsServer } from '../../messages/testing/sms-server.js';
import type { Settings } from '../settings.js';
import type { SmsSettings } from '../sms-settings.js';
import { SmsGateway } from './sms-gateway.js';

let server: SmsServer;
beforeAll(async () => {
  server = await smsServer();
});
afterAll(() => server.stop());
beforeEach(() => void server.asked.splice(0));

const TEXT = 'Grüße "A" & <B>\n{{to}}';
const send = (settings: Partial<SmsSettings>, to = '0660 1234567') =>
  new SmsGateway({
    messages: { sms: { url: server.url, method: 'POST', headers: {}, body: null, ...settings } },
  } as Settings).deliver({ to, text: TEXT, nearPhone: '+43 1 5550142' });

describe('what the SMS service gets', () => {
  it('is escaped for JSON, and no value is read as a template', async () => {
    await send({
      headers: { 'content-type': 'application/json' },
      body: '{"an":"{{to}}","text":"{{text}}"}',
    });
    expect(JSON.parse(server.asked[0]!.body)).toEqual({ an: '+436601234567', text: TEXT });
  });

  it('is escaped for a form, for an address and for XML', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await send({ headers: form, body: 'to={{to}}&text={{text}}' });
    expect(Object.fromEntries(new URLSearchParams(server.asked[0]!.body))).toEqual({
      to: '+436601234567',
      text: TEXT,
    });
    await send({ method: 'GET', url: `${server.url}?to={{to}}&text={{text}}` });
    expect(new URL(server.asked[1]!.path, 'http://x').searchParams.get('text')).toBe(TEXT);
    await send({ headers: { 'content-type': 'text/xml' }, body: '<t>{{text}}</t>' });
    expect(server.asked[2]!.body).not.toMatch(/<B>|"A"/);
  });
});

describe('a failure', () => {
  test.each([
    [400, 'refused', true],
    [401, 'refused', false],
    [429, 'refused', false],
    [500, 'refused', false],
    [302, 'unreachable', false],
    [0, 'unreachable', false],
  ])('with %i is %s, final: %s', async (status, reason, isFinal) => {
    server.answers = [status];
    await expect(send({})).rejects.toMatchObject({ reason, isFinal });
  });

  test.each(['12', 'abc', '+43'])('is final for %s, which is no number, and nobody is asked', async (to) => {
    await expect(send({}, to)).rejects.toMatchObject({ reason: 'wrong-address', isFinal: true });
    expect(server.asked).toEqual([]);
  });
});
