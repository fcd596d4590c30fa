import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pairPlayer } from '@bestellwerk/domain/signage/staff-decisions';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { DataSource } from 'typeorm';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { accepted } from '../platform/commands/command-executor.js';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey, type Client } from '../testing/client.js';
import { branch, otherBranch } from '../testing/orders.js';
import { message, paired, Player } from '../testing/screens.js';
import { ScreenNames } from './screen-names.js';
import { screenStreams } from './screen-streams.js';

const LATER = { 'x-now': new Date(Date.now() + 11 * 60_000).toISOString() };
let stage: BackendHarness;
let manager: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  manager = await stage.staff(['ROLE_BRANCH_MANAGER'], [branch.id]);
});
afterAll(() => stage?.stop());

const open = async () => (await stage.visitor().post('/api/signage/pairings')).body.data;
const ask = (secret: string, headers = {}) => stage.visitor().get(`/api/signage/pairings/${secret}`, headers);
/** Pairs with a name that is unique per code. */
const pair = (code: string, body: object = {}, client = manager, headers = {}) =>
  client.post(
    '/api/digital-signage-devices',
    { code, name: `Eingang ${code.toUpperCase()}`, branch: branch.id, ...body },
    headers,
  );

describe('an unpaired player', () => {
  it('gets a code that is valid for ten minutes', async () => {
    const { code, secret, expiresAt } = await open();
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(9 * 60_000);
    expect((await ask(secret)).body.data).toEqual({ isPaired: false, device: null, token: null });
  });

  it('gets 404 after its code has expired, and the code no longer pairs', async () => {
    const { code, secret } = await open();
    expect((await ask(secret, LATER)).status).toBe(404);
    expect(await pair(code, {}, manager, LATER)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'code' }] },
    });
  });
});

describe('pairing', () => {
  it('turns the player into a screen', async () => {
    const { code, secret } = await open();
    const { status, body } = await pair(code.toLowerCase(), { name: 'Eingang' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      ...{ name: 'Eingang', branch: branch.id, isPaired: true, isOnline: false },
      ...{ lastSeenAt: null, current: null, waiting: [], last: null, revision: '0' },
    });
    const response = await ask(secret);
    expect(response.body.data).toMatchObject({ isPaired: true, device: body.data.id });
    const player = new Player(stage.visitor(), body.data.id, response.body.data.token);
    expect((await player.work()).body.data).toMatchObject({
      device: { id: body.data.id, name: 'Eingang', branch: branch.name },
      ...{ command: null, waiting: 0, topic: `player:${player.device}:${player.token}` },
    });
  });

  it('returns the token until its first use, then never again', async () => {
    const { code, secret } = await open();
    await pair(code);
    const [first, again] = [await ask(secret), await ask(secret, LATER)];
    expect(again.body).toEqual(first.body);
    const { device, token } = again.body.data;
    expect((await new Player(stage.visitor(), device, token).heartbeat()).status).toBe(200);
    expect((await ask(secret)).body.data).toEqual({ isPaired: true, device, token: null });
  });

  it('stores neither secret nor token in plain text', async () => {
    const { code, secret } = await open();
    await pair(code);
    const { token } = (await ask(secret)).body.data;
    const rows = await stage.app
      .get(DataSource)
      .query(
        'SELECT p::text AS text FROM app.signage_pairing p UNION ALL SELECT t::text FROM app.signage_token t',
      );
    const kept = JSON.stringify(rows);
    expect(kept).toContain(code);
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(token);
  });

  it('creates one screen however often it is sent, and refuses a second name', async () => {
    const { code } = await open();
    const key = newKey();
    const answers = await Promise.all([
      pair(code, {}, manager, key),
      pair(code, {}, manager, key),
      pair(code),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect((await pair(code, { name: 'Theke' })).status).toBe(409);
  });

  it('is refused when another screen of the branch has the same name', async () => {
    const first = await open();
    const name = `Saal ${first.code}`;
    const { body } = await pair(first.code, { name });
    const { code } = await open();
    expect(await pair(code, { name: name.toUpperCase() })).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: 'name', message: 'In dieser Filiale gibt es schon einen Bildschirm mit diesem Namen.' },
        ],
      },
    });
    await manager.delete(`/api/digital-signage-devices/${body.data.id}`);
    expect((await pair(code, { name })).status).toBe(200);
  });

  it('gives a name to only one of several concurrent requests', async () => {
    const opened = await Promise.all(Array.from({ length: 6 }, open));
    const name = `Bar ${opened[0].code}`;
    const answers = await Promise.all(opened.map(({ code }) => pair(code, { name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    const list = await manager.get('/api/digital-signage-devices');
    expect(list.body.data.filter((screen: { name: string }) => screen.name === name)).toHaveLength(1);
  });

  it('does not reserve the second name of a screen that is already paired', async () => {
    const [first, second] = [await open(), await open()];
    await pair(first.code);
    const name = `Stiege ${first.code}`;
    expect((await pair(first.code, { name })).status).toBe(409);
    expect((await pair(second.code, { name })).status).toBe(200);
  });

  it('reuses a reserved name after a minute if its screen was never paired', async () => {
    const { code } = await open();
    const name = `Keller ${code}`;
    const context = { correlationId: randomUUID(), causationId: randomUUID(), commandId: randomUUID() };
    await stage.app
      .get(ScreenNames)
      .reserve(
        randomUUID(),
        { name, branch: branch.id },
        { ...context, actor: { kind: 'system', id: null }, origin: 'system' },
      );
    expect((await pair(code, { name })).status).toBe(422);
    const minuteLater = { 'x-now': new Date(Date.now() + 61_000).toISOString() };
    expect((await pair(code, { name }, manager, minuteLater)).status).toBe(200);
  });

  it('respects the names of screens that were paired before names were reserved', async () => {
    const device = randomUUID();
    const name = `Altbestand ${device}`;
    const context = { correlationId: randomUUID(), causationId: randomUUID(), commandId: randomUUID() };
    const { state } = accepted(
      await stage.app.get(Transactor).transact({
        stream: screenStreams.stream(device),
        decider: screenStreams.decider,
        context: { ...context, actor: { kind: 'system', id: null }, origin: 'system' },
        decide: ({ state }) => pairPlayer(state, { name, branch: branch.id }),
      }),
    );
    expect(state.state.status).toBe('paired');
    await eventually(async () => {
      expect((await manager.get(`/api/digital-signage-devices/${device}`)).status).toBe(200);
    });
    const { code } = await open();
    expect((await pair(code, { name })).status).toBe(422);
  });

  it.each([
    [{ code: 'ABC' }, 'code'],
    [{ name: '  ' }, 'name'],
    [{ branch: 'Wien' }, 'branch'],
  ])('with %j is refused with an error on field %s', async (wrong, field) => {
    const { code } = await open();
    const { status, body } = await pair(code, wrong);
    expect(status).toBe(422);
    expect(body.errors[0].field).toBe(field);
  });

  it('is allowed only to managers of the branch', async () => {
    const { code } = await open();
    const lead = await stage.staff(['ROLE_SHIFT_LEAD'], [branch.id]);
    expect((await pair(code, {}, lead)).status).toBe(403);
    expect((await pair(code, { branch: otherBranch.id })).status).toBe(403);
    expect((await pair(code, {}, stage.visitor())).status).toBe(401);
    expect((await pair(code)).status).toBe(200);
  });
});

describe('a player', () => {
  it('with a wrong token or none is answered 401', async () => {
    const { player } = await paired(stage.visitor(), manager);
    for (const token of ['wrong', `${player.token}x`, '']) {
      const { status, body } = await new Player(stage.visitor(), player.device, token).work();
      expect([status, body.errors[0].message]).toEqual([401, 'Dieser Bildschirm ist nicht gekoppelt.']);
    }
    expect((await stage.visitor().get('/api/signage/player')).status).toBe(401);
  });

  it('that is removed loses its token and its open commands', async () => {
    const { player } = await paired(stage.visitor(), manager);
    const path = `/api/digital-signage-devices/${player.device}`;
    await manager.post(`${path}/command`, message('Eins'));
    await player.work();
    const stranger = await stage.staff(['ROLE_BRANCH_MANAGER'], [otherBranch.id]);
    expect((await stranger.delete(path)).status).toBe(403);
    expect((await manager.delete(path)).body.data).toMatchObject({
      ...{ isPaired: false, current: null, waiting: [] },
      last: { status: 'aborted' },
    });
    expect((await player.work()).status).toBe(401);
    expect((await manager.delete(path)).status).toBe(200);
    expect((await manager.post(`${path}/command`, message('Zwei'))).status).toBe(409);
    const list = await manager.get('/api/digital-signage-devices');
    expect(list.body.data.map(({ id }: { id: string }) => id)).not.toContain(player.device);
    expect((await manager.get(`${path}/commands`)).body.data).toMatchObject([{ status: 'aborted' }]);
  });

  it('is online after a heartbeat, and offline after 31 seconds without one', async () => {
    const { player } = await paired(stage.visitor(), manager);
    expect(Date.parse((await player.heartbeat()).body.data.now)).toBeGreaterThan(0);
    const path = `/api/digital-signage-devices/${player.device}`;
    expect((await manager.get(path)).body.data).toMatchObject({ isOnline: true });
    await stage.app
      .get(DataSource)
      .query("UPDATE app.signage_presence SET last_seen_at = now() - interval '31 s' WHERE device = $1", [
        player.device,
      ]);
    expect((await manager.get(path)).body.data).toMatchObject({
      isOnline: false,
      lastSeenAt: expect.any(String),
    });
  });
});
