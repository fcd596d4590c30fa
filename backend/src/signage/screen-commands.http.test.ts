import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Role } from '@bestellwerk/domain/access/roles';
import {
  signageCommandSchema,
  signageDeviceSchema,
  playerWorkSchema,
} from '@bestellwerk/domain/contracts/signage.schema';
import { BackendHarness } from '../testing/backend-harness.js';
import { newKey, type Client } from '../testing/client.js';
import { branch, otherBranch } from '../testing/orders.js';
import { message, paired, type Player } from '../testing/screens.js';

const UNKNOWN = '11111111-1111-4111-8111-111111111111';
let stage: BackendHarness;
let admin: Client;
let player: Player;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(() => stage?.stop());
beforeEach(async () => {
  ({ player } = await paired(stage.visitor(), admin));
});

const path = (device = player.device) => `/api/digital-signage-devices/${device}`;
const send = (body: object, headers = {}, client = admin) => client.post(`${path()}/command`, body, headers);
const abort = (body: object = {}) => admin.post(`${path()}/command/abort`, body);
const screen = async () => (await admin.get(path())).body.data;
const plain = (type: string) => ({ type });

describe('a command', () => {
  it('is requested, delivered, acknowledged and completed; every response carries its status', async () => {
    const asked = await send(message('Suppe ist aus'));
    expect(asked).toMatchObject({
      status: 200,
      body: {
        data: { current: { status: 'requested', requestedBy: { kind: 'user', name: 'Vera Beispiel' } } },
      },
    });
    expect(signageDeviceSchema.parse(asked.body.data)).toEqual(asked.body.data);
    expect(asked.headers.get('x-position')).toMatch(/^\d+$/);
    const work = (await player.work()).body.data;
    expect(playerWorkSchema.parse(work)).toEqual(work);
    expect(work.command).toMatchObject({
      status: 'delivered',
      instruction: { type: 'showMessage', arguments: { text: 'Suppe ist aus', seconds: null } },
      requestedBy: { name: null },
    });
    const { id } = work.command;
    expect((await player.work()).body.data.command).toEqual(work.command);
    expect((await player.report(id, 'acknowledge')).body.data.command.status).toBe('acknowledged');
    const progress = await player.report(id, 'progress', { percent: 40, text: 'Läuft' });
    expect(progress.body.data.command.progress).toEqual({ percent: 40, text: 'Läuft' });
    expect((await player.report(id, 'progress', { percent: 50 })).body.data.command.progress.percent).toBe(
      40,
    );
    expect((await player.report(id, 'complete', { result: 'Gezeigt' })).body.data.command).toBeNull();
    expect(await screen()).toMatchObject({
      current: null,
      last: {
        ...{ id, status: 'completed', isFinal: true, result: 'Gezeigt' },
        steps: [
          { status: 'requested' },
          { status: 'delivered' },
          { status: 'acknowledged' },
          { status: 'completed' },
        ],
      },
    });
  });

  it('fails with a code and a message, and ignores a completion afterwards', async () => {
    const { id } = (await send(plain('identify'))).body.data.current;
    await player.work();
    const error = { code: 'no-picture', message: 'Das Bild fehlt.' };
    expect((await player.report(id, 'fail', error)).status).toBe(200);
    expect((await player.report(id, 'complete')).status).toBe(200);
    expect((await screen()).last).toMatchObject({ status: 'failed', error });
  });

  it('is created once per idempotency key', async () => {
    const key = newKey();
    const answers = await Promise.all([1, 2, 3].map(() => send(message('Einmal'), key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data.current.id)).size).toBe(1);
    expect((await screen()).waiting).toEqual([]);
    expect((await send(message('Anders'), key)).status).toBe(422);
  });

  it('is superseded by a newer one of its type while it waits', async () => {
    const first = (await send(message('Alt'))).body.data.current;
    const second = (await send(message('Neu'))).body.data;
    expect(second).toMatchObject({ waiting: [], last: { id: first.id, status: 'superseded' } });
    expect((await player.work()).body.data.command.id).toBe(second.current.id);
  });

  it('expires when the player does not fetch it, and the next valid one is delivered', async () => {
    const { id } = (await send({ type: 'reload', expiresInSeconds: 5 })).body.data.current;
    const next = (await send({ type: 'clear', expiresInSeconds: 600 })).body.data.waiting[0];
    const response = await stage.visitor().get('/api/signage/player', {
      authorization: `Bearer ${player.token}`,
      'x-now': new Date(Date.now() + 6_000).toISOString(),
    });
    expect(response.body.data.command.id).toBe(next.id);
    expect((await screen()).last).toMatchObject({ id, status: 'expired' });
    expect((await player.report(id, 'complete')).status).toBe(200);
  });

  it.each([
    [{ type: 'dance' }, 'type'],
    [{ type: 'showMessage', arguments: { text: '' } }, 'arguments.text'],
    [{ type: 'showScene', arguments: { scene: { headline: '' } } }, 'arguments.scene.headline'],
    [{ type: 'clear', expiresInSeconds: 2 }, 'expiresInSeconds'],
  ])('%j is refused with an error on field %s', async (body, field) => {
    const answer = await send(body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].field).toBe(field);
    expect(answer.body.errors[0].message).not.toMatch(/[Ii]nvalid|expected/);
  });

  it('rejects reports for unknown ids, in the wrong status or with an invalid error', async () => {
    expect((await player.report(UNKNOWN, 'complete')).status).toBe(404);
    expect((await player.report('nonsense', 'complete')).status).toBe(404);
    const { id } = (await send(plain('identify'))).body.data.current;
    expect((await player.report(id, 'complete')).status).toBe(409);
    expect((await player.report(id, 'aborted')).status).toBe(409);
    expect((await player.report(id, 'fail', { code: 'Nicht so', message: '' })).status).toBe(422);
  });
});

describe('aborting', () => {
  it('ends a command at once that the player has not fetched', async () => {
    const { id } = (await send(plain('identify'))).body.data.current;
    expect((await abort({ command: id })).body.data).toMatchObject({
      current: null,
      last: { id, status: 'aborted' },
    });
    expect((await abort({ command: id })).status).toBe(200);
    expect((await abort()).status).toBe(409);
  });

  it('asks the player to stop a command that it has acknowledged', async () => {
    const { id } = (await send(plain('identify'))).body.data.current;
    await player.work();
    await player.report(id, 'acknowledge');
    expect((await abort()).body.data.current).toMatchObject({ id, status: 'abortRequested' });
    expect((await player.work()).body.data.command.status).toBe('abortRequested');
    await player.report(id, 'aborted');
    expect((await screen()).last).toMatchObject({ id, status: 'aborted' });
  });

  it('is refused with 409 after the player completed the command', async () => {
    const { id } = (await send(plain('identify'))).body.data.current;
    await player.work();
    await Promise.all([abort(), player.report(id, 'complete'), player.report(id, 'complete')]);
    expect((await screen()).last).toMatchObject({ id, status: 'completed' });
    const response = await abort({ command: id });
    expect([response.status, response.body.errors[0].message]).toEqual([
      409,
      'Der Befehl konnte nicht abgebrochen werden, weil er schon zu Ende ist.',
    ]);
  });
});

describe('twenty concurrent requests on two backends', () => {
  it('leave one open command of each type and supersede the others', async () => {
    const second = await stage.backend();
    const elsewhere = await stage.staff(['ROLE_ADMIN'], [], second.url);
    const types = ['identify', 'reload', 'clear', 'identify'];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => send(plain(types[n % 4]!), newKey(), n % 2 ? admin : elsewhere)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await elsewhere.get(path());
    const { current, waiting } = await screen();
    const open = [current, ...waiting].map(({ instruction }) => instruction.type);
    expect(open.sort()).toEqual(['clear', 'identify', 'reload']);
    const history = await admin.get(`${path()}/commands?limit=500`);
    expect(history.body.meta).toEqual({ total: 20, page: 1, limit: 500 });
    const statuses = history.body.data.map(({ status }: { status: string }) => status);
    expect(statuses.filter((status: string) => status === 'superseded')).toHaveLength(17);
  });
});

describe('the history of a screen', () => {
  it('lists commands newest first and by page', async () => {
    for (const text of ['Eins', 'Zwei', 'Drei']) await send(message(text));
    const page = await admin.get(`${path()}/commands?page=2&limit=2`);
    expect(page.body.meta).toEqual({ total: 3, page: 2, limit: 2 });
    expect(page.body.data).toMatchObject([{ instruction: { arguments: { text: 'Eins' } } }]);
    expect(signageCommandSchema.parse(page.body.data[0])).toEqual(page.body.data[0]);
  });
});

describe('all screens of a branch', () => {
  it('get the same command, with one result per screen', async () => {
    const lead = await stage.staff(['ROLE_SHIFT_LEAD'], [otherBranch.id]);
    const [theke, saal] = [
      (await paired(stage.visitor(), admin, { name: 'Theke', at: otherBranch.id })).player,
      (await paired(stage.visitor(), admin, { name: 'Saal', at: otherBranch.id })).player,
    ];
    const key = newKey();
    const ask = () =>
      lead.post('/api/digital-signage-devices/commands', { branch: null, ...message('Alle') }, { ...key });
    await lead.get('/api/digital-signage-devices');
    const expected = [
      { device: saal.device, name: 'Saal', accepted: true, message: null },
      { device: theke.device, name: 'Theke', accepted: true, message: null },
    ];
    expect((await ask()).body.data).toEqual(expected);
    expect((await ask()).body.data).toEqual(expected);
    const ids = [(await saal.work()).body.data.command.id, (await theke.work()).body.data.command.id];
    expect(new Set(ids).size).toBe(2);
    const elsewhere = { branch: branch.id, ...message('Nein') };
    expect((await lead.post('/api/digital-signage-devices/commands', elsewhere)).status).toBe(403);
  });
});

describe('permissions for screens', () => {
  const cases: [Role, number, number][] = [
    ['ROLE_EMPLOYEE', 200, 403],
    ['ROLE_SHIFT_LEAD', 200, 200],
    ['ROLE_AUDITOR', 200, 403],
    ['ROLE_CONTENT_EDITOR', 200, 200],
    ['ROLE_ACCOUNTING', 403, 403],
  ];

  it.each(cases)('%s reads: %i, commands: %i', async (role, reads, commands) => {
    const person = await stage.staff([role], [branch.id]);
    await admin.get(path());
    expect((await person.get(path())).status).toBe(reads);
    expect((await person.get(`${path()}/commands`)).status).toBe(reads);
    expect((await person.get('/api/digital-signage-devices')).status).toBe(reads);
    expect((await send(plain('identify'), {}, person)).status).toBe(commands);
    expect((await person.post(`${path()}/command/abort`)).status).toBe(commands);
  });

  it('refuse other branches, unknown screens and requests without a session', async () => {
    const stranger = await stage.staff(['ROLE_BRANCH_MANAGER'], [otherBranch.id]);
    await admin.get(path());
    expect((await stranger.get(path())).status).toBe(403);
    expect((await send(plain('identify'), {}, stranger)).status).toBe(403);
    expect((await send(plain('identify'), {}, stage.visitor())).status).toBe(401);
    expect((await admin.get(path(UNKNOWN))).status).toBe(404);
    expect((await admin.post(`${path(UNKNOWN)}/command`, plain('identify'))).status).toBe(404);
    const ofBranch = `/api/digital-signage-devices?filter[branch]=${branch.id}`;
    expect((await stranger.get(ofBranch)).status).toBe(403);
    expect((await admin.get(ofBranch)).body.meta.total).toBeGreaterThan(0);
  });
});
