import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness, type RunningBackend } from '../../testing/backend-harness.js';
import type { Client } from '../../testing/client.js';
import { StandardRecords } from '../standard-records.js';

let stage: BackendHarness;
let first: RunningBackend;
let editor: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  first = await stage.backend({ hasStandardPages: true });
  editor = await stage.staff(['ROLE_CONTENT_EDITOR']);
});
afterAll(() => stage?.stop());

const pages = async (): Promise<{ id: string; path: string; revision: string; content: unknown }[]> =>
  (await editor.get('/api/sites')).body.data;

const PATHS = ['accessibility', 'allergens', 'imprint', 'privacy', 'terms-and-conditions'];

it('a first start brings drafts of the five text pages, which guests do not see', async () => {
  await eventually(async () =>
    expect((await pages()).map(({ path }) => path).sort()).toEqual(PATHS.map((name) => `/site/${name}`)),
  );
  expect((await stage.visitor().get('/api/init')).body.data.sites).toEqual([]);
  const imprint = (await pages()).find(({ path }) => path === '/site/imprint')!;
  expect(JSON.stringify(imprint.content)).toMatch(/Entwurf: Bitte ergänzen Sie .*<h2>.*Firmenbuchnummer/);
});

it('a later start changes nothing of them, and brings none again that was removed', async () => {
  const [removed, ...kept] = await pages();
  const changed = kept[0]!;
  const seen = (revision: string) => ({ 'if-match': `"${revision}"` });
  await editor.delete(`/api/sites/${removed!.id}`, seen(removed!.revision));
  await editor.put(`/api/sites/${changed.id}`, { path: '/anders' }, seen(changed.revision));
  const templates = async () => (await editor.get('/api/image-templates')).body.data as { id: string }[];
  const [template] = await templates();
  await editor.delete(`/api/image-templates/${template!.id}`, seen('0'));
  await first.app.get(StandardRecords).brought;
  const second = await stage.backend({ hasStandardPages: true });
  await second.app.get(StandardRecords).brought;
  const paths = (await pages()).map(({ path }) => path);
  expect(paths).toHaveLength(4);
  expect(paths).toContain('/anders');
  expect(paths).not.toContain(removed!.path);
  expect(await templates()).toHaveLength(2);
});
