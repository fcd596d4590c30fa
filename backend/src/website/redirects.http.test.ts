import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { redirect } from '@bestellwerk/domain/records/definitions/redirect';
import { site } from '@bestellwerk/domain/records/definitions/site';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { DataSource } from 'typeorm';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { Redirects } from './redirects.js';

let stage: BackendHarness;
let editor: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  editor = await stage.staff(['ROLE_CONTENT_EDITOR']);
});
afterAll(() => stage?.stop());

const redirects = () => stage.app.get(Redirects);
const leads = (path: string): string | null | undefined => redirects().follow(path)?.target;
const create = (path: string, target: string, more: object = {}) =>
  editor.post('/api/redirects', { path, target, status: '301', isEnabled: true, ...more });

const settingPath = (id: string, path: string): [string, string[]] => [
  `UPDATE views.${modelNameOf(redirect)} SET document = jsonb_set(document::jsonb, '{path}', to_jsonb($1::text)) WHERE id = $2`,
  [path, id],
];

it('a redirect leads from the moment on that it is saved until it is removed, and its uses are counted', async () => {
  const { status, body } = await create('/karte', '/store/wien');
  expect(status).toBe(201);
  await eventually(() => expect(leads('/Karte/')).toBe('/store/wien'));
  await redirects().flush();
  const hits = `/api/redirects/${body.data.id}/hits`;
  expect((await editor.get(hits)).body.data).toEqual({
    hits: expect.any(Number),
    lastHitAt: expect.any(String),
  });
  const before = (await editor.get(hits)).body.data.hits as number;
  leads('/karte');
  leads('/karte');
  await redirects().flush();
  expect((await editor.get(hits)).body.data.hits).toBe(before + 2);
  await editor.delete(`/api/redirects/${body.data.id}`, { 'if-match': '"0"' });
  await eventually(() => expect(leads('/karte')).toBeUndefined());
});

it('a redirect that closes a circle is refused with its way', async () => {
  expect((await create('/a', '/b')).status).toBe(201);
  await eventually(() => expect(leads('/a')).toBe('/b'));
  const circle = await create('/b', '/a');
  expect(circle).toMatchObject({ status: 422, body: { errors: [{ field: 'target' }] } });
  expect(circle.body.errors[0].message).toContain('/b → /a');
  expect((await create('/b', '/a', { isEnabled: false })).status).toBe(201);
});

it('redirects of reserved addresses, without a target or to scripts are refused, and to guests and employees', async () => {
  const fieldOf = async (...redirect: Parameters<typeof create>) =>
    (await create(...redirect)).body.errors?.[0].field;
  expect(await fieldOf('/backend/x', '/')).toBe('path');
  expect(await fieldOf('/x', '')).toBe('target');
  expect(await fieldOf('/x', 'javascript:alert(1)')).toBe('target');
  expect((await stage.visitor().get('/api/redirects')).status).toBe(401);
  const employee = await stage.staff(['ROLE_EMPLOYEE']);
  expect((await employee.post('/api/redirects', { path: '/y', target: '/', status: '301' })).status).toBe(
    403,
  );
});

it('a redirect whose row was changed by hand leads again once its read model has been rebuilt', async () => {
  const { id } = (await create('/vonhand', '/anderswo')).body.data;
  await eventually(() => expect(leads('/vonhand')).toBe('/anderswo'));
  await stage.app.get(DataSource).query(...settingPath(id, '/verstellt'));
  // A change of another one: all are read, and the wrong row with them.
  await create('/weitere', '/anderswo');
  await eventually(() => expect(leads('/weitere')).toBe('/anderswo'));
  await eventually(() => expect(leads('/vonhand')).toBe('/anderswo'));
  expect(leads('/verstellt')).toBeUndefined();
});

it('two redirects of one address cannot be', async () => {
  expect((await create('/doppelt', '/1')).status).toBe(201);
  expect((await create('/Doppelt', '/2')).status).toBe(409);
});

describe('the shop stays where it is', () => {
  const branch = async (): Promise<string> =>
    (await stage.visitor().get('/api/init')).body.data.branches[0].identifier;
  const statusOf = async (path: string) => (await fetch(stage.url + path, { redirect: 'manual' })).status;

  it('as redirects of the pages of a branch are refused, but not of one that is gone', async () => {
    const identifier = await branch();
    for (const rest of ['', '/', '/*', '/checkout', '/checkout/*']) {
      expect(await create(`/Store/${identifier}${rest}`, 'https://example.org/')).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'path', message: 'Unter dieser Adresse steht der Shop.' }] },
      });
    }
    expect((await create('/store/altefiliale', `/store/${identifier}`, { status: '302' })).status).toBe(201);
    await eventually(async () => expect(await statusOf('/store/altefiliale')).toBe(302));
  });

  it('where redirects of its addresses were saved before they were refused', async () => {
    const identifier = await branch();
    const led = [`/store/${identifier}`, '/store/*', '/site/imprint', '/site/*'];
    for (const [index, path] of led.entries()) {
      const { id } = (await create(`/gespeichert/${index}`, '/anderswo', { status: '302' })).body.data;
      await eventually(() => expect(leads(`/gespeichert/${index}`)).toBe('/anderswo'));
      // As if the projections wrote it: by hand it would be damage, and the path would come back.
      await stage.app.get(DataSource).transaction(async (manager) => {
        await manager.query("SET LOCAL bestellwerk.projections = 'on'");
        await manager.query(...settingPath(id, path));
      });
    }
    await create('/danach', '/anderswo', { status: '302' });
    await eventually(async () => expect(await statusOf('/danach')).toBe(302));
    expect(leads('/gespeichert/3')).toBeUndefined();
    expect(await statusOf(`/store/${identifier}`)).toBe(200);
    expect(await statusOf(`/store/${identifier}/checkout`)).toBe(200);
    expect(await statusOf('/site/imprint')).not.toBe(302);
    expect(await statusOf('/store')).not.toBe(302);
  });

  it('and redirects of a published page are refused with its name, as they would lead nobody', async () => {
    const page = (await editor.post('/api/sites', { ...site.example, path: '/team' })).body.data;
    await editor.post(`/api/sites/${page.id}/publish`, {}, { 'if-match': `"${page.revision}"` });
    await eventually(async () => expect(await statusOf('/team')).toBe(200));
    const message = `Unter dieser Adresse steht die Seite „${site.example.name}“.`;
    expect(await create('/Team', '/karte')).toMatchObject({
      ...{ status: 422, body: { errors: [{ field: 'path', message }] } },
    });
    expect((await create('/team/*', '/team')).status).toBe(201);
  });
});
