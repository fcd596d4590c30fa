import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { boardTopic, recordsTopic } from '@bestellwerk/domain/contracts/live-topics';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness, PASSWORD } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { Listeners } from '../testing/listeners.js';
import { branch } from '../testing/orders.js';

let stage: BackendHarness;
const listeners = new Listeners();
beforeAll(async () => {
  stage = await BackendHarness.start();
});
afterEach(() => listeners.close());
afterAll(() => stage?.stop());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0';

/** The same person, signed in twice. */
async function twice(): Promise<[Client, Client]> {
  const first = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
  const { username } = (await first.get('/api/users/me')).body.data.user;
  return [first, await stage.visitor().signIn(username, PASSWORD)];
}
const statusOf = async (client: Client) => (await client.get('/api/sessions')).status;
const idsOf = async (client: Client): Promise<string[]> =>
  (await client.get('/api/sessions')).body.data.map(({ id }: { id: string }) => id);

describe('the own sessions', () => {
  it('are listed with address, device and time, without the session id of the cookie', async () => {
    const [first, second] = await twice();
    const { body } = await second.get('/api/sessions');
    expect(body.data).toMatchObject([
      { isCurrent: true, address: '127.0.0.1', device: 'Unbekanntes Gerät' },
      { isCurrent: false },
    ]);
    const sid = /=([^.]+)/.exec(decodeURIComponent(second.cookies.cookie!))![1]!;
    expect(JSON.stringify(body)).not.toContain(sid);
    await eventually(async () => {
      const { data } = (await first.get('/api/sessions')).body;
      expect(Date.parse(data[1].lastSeenAt)).not.toBeNaN();
    });
  });

  it('are listed with browser and operating system', async () => {
    const [first] = await twice();
    const { username } = (await first.get('/api/users/me')).body.data.user;
    const login = { username, password: PASSWORD };
    await stage.visitor().post('/api/session', login, { 'user-agent': FIREFOX });
    const { data } = (await first.get('/api/sessions')).body;
    expect(data[0].device).toBe('Firefox auf Windows');
  });

  it('can be ended one by one, which closes their sockets', async () => {
    const [first, second] = await twice();
    const { socket, subscribe } = listeners.listen(stage.url, first.cookies);
    await subscribe(boardTopic(branch.id));
    const [, older] = await idsOf(second);
    expect((await second.delete(`/api/sessions/${older}`)).status).toBe(200);
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200]);
    await eventually(() => expect(socket.connected).toBe(false));
    expect((await second.delete(`/api/sessions/${older}`)).status).toBe(404);
  });

  it('can all be ended except the current one', async () => {
    const [first, second] = await twice();
    await second.delete('/api/sessions');
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200]);
  });

  it('cannot be ended by another user', async () => {
    const [mine] = await twice();
    const [others] = await twice();
    const [id] = await idsOf(others);
    expect((await mine.delete(`/api/sessions/${id}`)).status).toBe(404);
    expect(await statusOf(others)).toBe(200);
  });
});

describe('a stolen cookie on another origin', () => {
  it('changes nothing, reads nothing and opens no socket', async () => {
    const [mine] = await twice();
    const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const order = '11111111-1111-4111-8111-111111111111';
    const answers = await Promise.all([
      mine.delete('/api/sessions', evil),
      mine.put('/api/password', { current: PASSWORD, next: 'Vier Linden rauschen' }, evil),
      mine.post(`/api/orders/${order}/status/confirm`, {}, evil),
      mine.post('/api/tags', { name: 'Fremd' }, evil),
      mine.getOnce('/api/sessions', evil),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    const { socket } = listeners.listen(stage.url, { ...mine.cookies, origin: evil.origin });
    const refusal = new Promise((resolve) => socket.on('connect_error', resolve));
    expect(await refusal).toBeDefined();
    expect(socket.connected).toBe(false);
  });

  it('cannot subscribe over a web socket that sends no origin', async () => {
    const admin = await stage.staff(['ROLE_ADMIN']);
    const own = listeners.listen(stage.url, admin.cookies);
    expect(await own.subscribe(recordsTopic('users'))).toMatchObject({ ok: true });
    const nowhere = listeners.listen(stage.url, admin.cookies, { from: {} });
    expect(await nowhere.subscribe(recordsTopic('users'))).toMatchObject({ ok: false });
  });

  it('is refused when polling, while polling without an origin stays possible for the own page', async () => {
    const admin = await stage.staff(['ROLE_ADMIN']);
    const polling = listeners.listen(stage.url, admin.cookies, { from: {}, transport: 'polling' });
    expect(await polling.subscribe(recordsTopic('users'))).toMatchObject({ ok: true });
    const foreign = { from: { origin: 'https://evil.example' }, transport: 'polling' } as const;
    const { socket } = listeners.listen(stage.url, admin.cookies, foreign);
    expect(await new Promise((resolve) => socket.on('connect_error', resolve))).toBeDefined();
  });
});
