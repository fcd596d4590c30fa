import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  availabilityTopic,
  boardTopic,
  orderHistoryTopic,
  orderTopic,
  publicOrderTopic,
  recordsTopic,
  takingsTopic,
} from '@bestellwerk/domain/contracts/live-topics';
import { resources } from '@bestellwerk/domain/records/definitions/all';
import { projectionsOf } from '@bestellwerk/projections/projections';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { Listeners, type Listener } from '../testing/listeners.js';
import { branch, OPEN, otherBranch, placed } from '../testing/orders.js';
import { LiveReadModels } from './live-read-models.js';

let stage: BackendHarness;
let admin: Client;
const listeners = new Listeners();
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterEach(() => listeners.close());
afterAll(() => stage?.stop());

const listen = (headers = {}, url = stage.url): Listener => listeners.listen(url, headers);

describe('a customer', () => {
  it('gets each status change of the own order', async () => {
    const { id, uid, hash } = await placed(stage.visitor());
    const customer = listen();
    const topic = publicOrderTopic(uid, hash);
    expect(await customer.subscribe(topic)).toMatchObject({ ok: true });
    await admin.post(`/api/orders/${id}/status/confirm`);
    await eventually(() => expect(customer.statuses()).toContain('confirmed'));
    expect(customer.received[0]).toMatchObject({ topic, projection: 'public_order', rows: [{ id, hash }] });
  });

  it.each([
    ['a wrong hash', (uid: string) => publicOrderTopic(uid, '0'.repeat(40))],
    ['a board', () => boardTopic(branch.id)],
    ['something else', () => 'session secrets'],
  ])('is refused %s', async (_, topicOf) => {
    const { uid } = await placed(stage.visitor());
    expect(await listen().subscribe(topicOf(uid))).toMatchObject({ ok: false });
  });
});

describe('staff', () => {
  it('see new orders of their branch appear, on every backend', async () => {
    const second = await stage.backend();
    const employee = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
    const here = listen(employee.cookies);
    const there = listen(employee.cookies, second.url);
    for (const one of [here, there]) {
      expect(await one.subscribe(boardTopic(branch.id))).toMatchObject({ ok: true });
      expect(await one.subscribe(boardTopic(otherBranch.id))).toMatchObject({ ok: false });
    }
    const { id } = await placed(stage.visitor());
    for (const one of [here, there]) {
      await eventually(() => expect(one.received.flatMap(({ rows }) => rows)).toContainEqual(expect.objectContaining({ id }))); // prettier-ignore
    }
  });

  it('get changes of one order until they unsubscribe', async () => {
    const { id } = await placed(stage.visitor());
    const person = listen(admin.cookies);
    const board = listen(admin.cookies);
    await eventually(async () => expect(await person.subscribe(orderTopic(id))).toMatchObject({ ok: true }));
    await board.subscribe(boardTopic(branch.id));
    await admin.post(`/api/orders/${id}/status/confirm`);
    await eventually(() => expect(person.statuses()).toContain('confirmed'));
    expect(await person.socket.emitWithAck('unsubscribe', orderTopic(id))).toEqual({ ok: true });
    await admin.post(`/api/orders/${id}/status/in-delivery`);
    await eventually(() => expect(board.statuses()).toContain('ready'));
    expect(person.statuses()).not.toContain('ready');
  });

  it('are notified of what is added to the history of an order in their branch', async () => {
    const { id } = await placed(stage.visitor());
    const stranger = await stage.staff(['ROLE_EMPLOYEE'], [otherBranch.id]);
    const history = listen(admin.cookies);
    await eventually(async () =>
      expect(await history.subscribe(orderHistoryTopic(id))).toMatchObject({ ok: true }),
    );
    for (const other of [listen(), listen(stranger.cookies)]) {
      expect(await other.subscribe(orderHistoryTopic(id))).toMatchObject({ ok: false });
    }
    await admin.post(`/api/orders/${id}/status/confirm`);
    await eventually(() =>
      expect(history.received).toContainEqual({
        topic: orderHistoryTopic(id),
        projection: 'order_history',
        position: expect.any(String),
        rows: [],
      }),
    );
  });

  it('lose their sockets when their session ends', async () => {
    const person = await stage.staff(['ROLE_ADMIN']);
    const { socket, subscribe } = listen(person.cookies);
    expect(await subscribe(boardTopic(branch.id))).toMatchObject({ ok: true });
    const ended = new Promise<string>((resolve) => socket.on('disconnect', resolve));
    await person.delete('/api/session');
    expect(await ended).toBe('io server disconnect');
  });

  it.each(['websocket', 'polling'] as const)(
    'are notified of the end of their session before their socket is closed (%s)',
    async (transport) => {
      const person = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
      const { socket, subscribe } = listeners.listen(stage.url, person.cookies, { transport });
      expect(await subscribe(boardTopic(branch.id))).toMatchObject({ ok: true });
      const received: string[] = [];
      socket.on('session-ended', () => received.push('session-ended'));
      socket.on('disconnect', () => received.push('disconnect'));
      await person.delete('/api/session');
      await eventually(() => expect(received.slice(0, 2)).toEqual(['session-ended', 'disconnect']));
    },
  );

  it('are notified that their session ended while they were disconnected, and of nothing while it lasts', async () => {
    const person = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
    const { id } = (await person.get('/api/users/me')).body.data.user;
    const { cookies } = person;
    const ends: string[] = [];
    const watch = async (name: string, headers: Record<string, string>, account: string) => {
      const { socket, subscribe } = listen(headers);
      socket.on('session-ended', () => ends.push(name));
      socket.emit('watch-session', account);
      await subscribe(boardTopic(branch.id));
    };
    await watch('signed in', cookies, id);
    await watch('signed in as another user', cookies, randomUUID());
    expect(ends).toEqual(['signed in as another user']);
    await person.delete('/api/session');
    await watch('came back', cookies, id);
    expect(ends).toContain('came back');
  });
});

describe('records', () => {
  it('are announced as changed, without their content', async () => {
    const visitor = listen();
    expect(await visitor.subscribe(recordsTopic('tags'))).toMatchObject({ ok: true });
    await admin.post('/api/tags', { name: 'Live dabei' });
    await eventually(() =>
      expect(visitor.received).toContainEqual({
        topic: recordsTopic('tags'),
        projection: 'record_tag',
        position: expect.any(String),
        rows: [],
      }),
    );
  });

  it('are announced only to clients that may read them', async () => {
    const employee = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
    expect(await listen().subscribe(recordsTopic('customers'))).toMatchObject({ ok: false });
    expect(await listen(employee.cookies).subscribe(recordsTopic('customers'))).toMatchObject({ ok: true });
    expect(await listen(employee.cookies).subscribe(recordsTopic('users'))).toMatchObject({ ok: false });
    expect(await listen(admin.cookies).subscribe(recordsTopic('__proto__'))).toMatchObject({ ok: false });
  });
});

it('a guest learns of orders in the windows of a branch once they can be full, and not before', async () => {
  const page = listen();
  const topic = availabilityTopic(branch.id);
  expect(await page.subscribe(topic)).toMatchObject({ ok: true });
  const orderPage = listen(admin.cookies);
  await orderPage.subscribe(boardTopic(branch.id));
  const { id } = await placed(stage.visitor());
  const known = () => page.received.filter(({ projection }) => projection === 'window_load');
  await eventually(() => expect(orderPage.received.flatMap(({ rows }) => rows)).toMatchObject([{ id }]));
  expect(known()).toEqual([]);

  const { revision, id: _, ...fields } = (await admin.get(`/api/branches/${branch.id}`)).body.data;
  const limited = { ...fields, capacityOrders: 10_000 };
  const change = { ...OPEN, 'if-match': `"${revision}"` };
  expect((await admin.put(`/api/branches/${branch.id}`, limited, change)).status).toBe(200);
  await placed(stage.visitor());
  await eventually(() => expect(known()).toContainEqual(expect.objectContaining({ topic, rows: [] })));
});

describe('takings and the journal', () => {
  it('are announced as changed when an order is placed, without their content', async () => {
    const page = listen(admin.cookies);
    for (const topic of [takingsTopic(branch.id), recordsTopic('logs')])
      expect(await page.subscribe(topic)).toMatchObject({ ok: true });
    await placed(stage.visitor());
    for (const [topic, projection] of [
      [takingsTopic(branch.id), 'payment'],
      [recordsTopic('logs'), 'journal'],
    ]) {
      const notice = { topic, projection, position: expect.any(String), rows: [] };
      await eventually(() => expect(page.received).toContainEqual(notice));
    }
  });

  it('are announced only to staff who may read them', async () => {
    const employee = await stage.staff(['ROLE_EMPLOYEE'], [branch.id]);
    const manager = await stage.staff(['ROLE_BRANCH_MANAGER'], [branch.id]);
    expect(await listen(employee.cookies).subscribe(takingsTopic(branch.id))).toMatchObject({ ok: false });
    expect(await listen(manager.cookies).subscribe(takingsTopic(branch.id))).toMatchObject({ ok: true });
    expect(await listen(manager.cookies).subscribe(takingsTopic(otherBranch.id))).toMatchObject({
      ok: false,
    });
    expect(await listen(manager.cookies).subscribe(recordsTopic('logs'))).toMatchObject({ ok: false });
  });
});

it('every read model whose changes name topics can be followed', () => {
  const names = (models: readonly { name: string }[]) => models.map(({ name }) => name).sort();
  const withTopics = projectionsOf(resources).filter((projection) => 'topics' in projection);
  expect(names(stage.app.get(LiveReadModels).all)).toEqual(names(withTopics));
});

describe('a page of another site', () => {
  it('gets no socket', async () => {
    const { socket } = listen({ ...admin.cookies, origin: 'http://evil.example' });
    const failed = new Promise((resolve) => socket.on('connect_error', resolve));
    expect(await failed).toBeInstanceOf(Error);
  });
});
