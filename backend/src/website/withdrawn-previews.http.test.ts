import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { block } from '@bestellwerk/domain/records/definitions/block';
import { node } from '@bestellwerk/domain/records/definitions/node';
import { site } from '@bestellwerk/domain/records/definitions/site';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { previewedResources } from './previews.js';

let stage: BackendHarness;
let editor: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  editor = await stage.staff(['ROLE_CONTENT_EDITOR']);
});
afterAll(() => stage?.stop());

const WITHDRAWN = 'Dieser Link zur Vorschau wurde zurückgezogen. Bitte lassen Sie sich einen neuen geben.';

interface Made {
  readonly id: string;
  readonly revision: string;
}
async function made(path: string, fields: object): Promise<Made> {
  const { body } = await editor.post(`/api/${path}`, fields);
  return body.data as Made;
}
async function tokenOf(path: string, id: string, revision: string | null = null): Promise<string> {
  const { body } = await editor.post(`/api/${path}/${id}/preview`, { revision });
  return (body.data.path as string).split('#')[1]!;
}
const look = (token: string, url = stage.url) => stage.visitor(url).post('/api/previews', { token });
const withdraw = (path: string, id: string, client = editor, headers = {}) =>
  client.post(`/api/${path}/${id}/preview/withdraw`, {}, headers);

describe('links to drafts that are withdrawn', () => {
  it('end at once on every server, also after a restart, whatever they show, and only those of the record', async () => {
    const [page, other] = [
      await made('sites', { ...site.example, path: '/eins' }),
      await made('sites', { ...site.example, path: '/zwei' }),
    ];
    const tokens = [await tokenOf('sites', page.id), await tokenOf('sites', page.id, '0')];
    const spared = await tokenOf('sites', other.id);
    const second = await stage.backend();
    // Read once, so that both have it in memory.
    for (const token of tokens) expect((await look(token, second.url)).status).toBe(200);

    expect(await withdraw('sites', page.id)).toMatchObject({ status: 200, body: { data: null } });
    const third = await stage.backend();
    for (const url of [stage.url, second.url, third.url]) {
      for (const token of tokens)
        expect(await look(token, url)).toMatchObject({
          status: 410,
          body: { errors: [{ message: WITHDRAWN }] },
        });
      expect((await look(spared, url)).status).toBe(200);
    }
  });

  it('are followed by new ones, which a second withdrawal ends as well', async () => {
    const { id, revision } = await made('sites', { ...site.example, path: '/drei' });
    await withdraw('sites', id);
    const token = await tokenOf('sites', id);
    expect((await look(token)).status).toBe(200);
    await withdraw('sites', id);
    expect((await look(token)).status).toBe(410);
    const { body } = await editor.get(`/api/sites/${id}`);
    expect(body.data.revision).toBe(revision);
  });

  it('are withdrawn once by a request that is sent twice', async () => {
    const { id } = await made('sites', { ...site.example, path: '/vier' });
    const key = { 'idempotency-key': '7b0c2b0e-3a55-4f43-9a63-3c5b7d2f9a10' };
    expect((await withdraw('sites', id, editor, key)).status).toBe(200);
    expect((await withdraw('sites', id, editor, key)).status).toBe(200);
    expect(await stage.app.get(EventLog).readStream(`previewLinks-${id}`)).toHaveLength(1);
  });

  it('stand in the journal with who did it and the name of the record', async () => {
    const { id } = await made('sites', { ...site.example, path: '/fuenf', name: 'Fünfte Seite' });
    await withdraw('sites', id);
    const auditor = await stage.staff(['ROLE_AUDITOR']);
    await eventually(async () => {
      const { body } = await auditor.get(`/api/logs?filter[record]=${id}&filter[resource]=previewLinks`);
      expect(body.data).toMatchObject([
        {
          ...{
            type: 'PreviewLinksWithdrawn',
            text: 'Alle Vorschau-Links zurückgezogen',
            title: 'Fünfte Seite',
          },
          ...{ actor: { kind: 'user', name: 'Vera Beispiel' }, origin: 'back office' },
        },
      ]);
    });
  });
});

describe('previews of what is no page', () => {
  const seen = ({ revision }: Made) => ({ 'if-match': `"${revision}"` });

  it('are there for every kind of record with drafts, and can be withdrawn', async () => {
    expect(previewedResources.map(({ name }) => name).sort()).toEqual(['block', 'node', 'site']);
    for (const [path, fields] of [
      ['blocks', block.example],
      ['nodes', { ...node.example, identifier: 'baum' }],
    ] as const) {
      const { id } = await made(path, fields);
      const token = await tokenOf(path, id);
      expect(await look(token)).toMatchObject({
        status: 200,
        body: { data: { draft: { record: { id, name: fields.name } }, isNewest: true, shownAt: null } },
      });
      await withdraw(path, id);
      expect((await look(token)).status).toBe(410);
    }
  });

  it('of a block say where guests see what is published of it, while another one of its type does not replace it', async () => {
    const notice = await made('blocks', block.example);
    await editor.post(`/api/blocks/${notice.id}/publish`, {}, seen(notice));
    const token = await tokenOf('blocks', notice.id);
    await eventually(async () => expect((await look(token)).body.data.shownAt).toBe('/'));
    const newer = await made('blocks', { ...block.example, name: 'Neuer' });
    await editor.post(`/api/blocks/${newer.id}/publish`, {}, seen(newer));
    await eventually(async () => expect((await look(token)).body.data.shownAt).toBeNull());
  });

  it('of a tree have the published page that shows it', async () => {
    const tree = await made('nodes', { ...node.example, identifier: 'herkunft' });
    const token = await tokenOf('nodes', tree.id);
    expect((await look(token)).body.data.draft.page).toBeNull();
    const sections = [{ type: 'tree', heading: 'Woher', node: { id: tree.id }, look: 'list' }];
    const content = { body: { format: 'html', text: '<p>Wir</p>' }, sections };
    const page = await made('sites', { ...site.example, path: '/herkunft', name: 'Herkunft', content });
    await editor.post(`/api/sites/${page.id}/publish`, {}, seen(page));
    await eventually(async () =>
      expect((await look(token)).body.data).toMatchObject({
        ...{ draft: { page: { id: page.id, path: '/herkunft' } }, shownAt: null },
      }),
    );
    await editor.post(`/api/nodes/${tree.id}/publish`, {}, seen(tree));
    await eventually(async () => expect((await look(token)).body.data.shownAt).toBe('/herkunft'));
  });
});
