import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { block } from '@bestellwerk/domain/records/definitions/block';
import { node } from '@bestellwerk/domain/records/definitions/node';
import { site } from '@bestellwerk/domain/records/definitions/site';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';

let stage: BackendHarness;
let editor: Client;
let guest: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  editor = await stage.staff(['ROLE_CONTENT_EDITOR']);
  guest = stage.visitor();
});
afterAll(() => stage?.stop());

interface Made {
  readonly id: string;
  readonly revision: string;
}
const seen = ({ revision }: Made) => ({ 'if-match': `"${revision}"` });
const init = async () => (await guest.get('/api/init')).body.data;
const create = async (list: string, fields: object): Promise<Made> => {
  const { status, body } = await editor.post(`/api/${list}`, fields);
  expect(status).toBe(201);
  return body.data;
};
const publishIn = async (list: string, one: Made, times = {}): Promise<Made> =>
  (await editor.post(`/api/${list}/${one.id}/publish`, times, seen(one))).body.data;

describe('a block', () => {
  const made = (text: string, type = 'noticeBlock'): Promise<Made> =>
    create('blocks', { ...block.example, type, content: { body: { format: 'html', text } } });
  const publish = (one: Made, times = {}) => publishIn('blocks', one, times);
  const texts = async (): Promise<string[]> =>
    (await init()).blocks.map(({ content }: { content: { body: { text: string } } }) => content.body.text);

  it('is known to the shop with its text while it is published, the one published last first', async () => {
    const first = await publish(await made('<p onclick="a()">Erster<script>b()</script></p>'));
    await eventually(async () => expect(await texts()).toEqual(['<p>Erster</p>']));
    const second = await publish(await made('<p>Zweiter</p>'));
    await eventually(async () => expect(await texts()).toEqual(['<p>Zweiter</p>', '<p>Erster</p>']));
    expect((await guest.get('/api/blocks')).body.meta.total).toBe(2);
    for (const one of [first, second]) await editor.post(`/api/blocks/${one.id}/unpublish`, {}, seen(one));
    await eventually(async () => expect(await texts()).toEqual([]));
    expect((await guest.get(`/api/blocks/${first.id}`)).status).toBe(404);
  });

  it('comes and goes by the clock', async () => {
    const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
    await publish(await made('<p>Urlaub</p>'), { from: inMs(1_000), until: inMs(4_000) });
    expect(await texts()).toEqual([]);
    await eventually(async () => expect((await init()).changesAt).toEqual(expect.any(String)));
    await eventually(async () => expect(await texts()).toEqual(['<p>Urlaub</p>']));
    await eventually(async () => expect(await texts()).toEqual([]));
  });
});

describe('a navigation', () => {
  it('is known to the shop at once, leads to pages by their id, and there is one for each place', async () => {
    const page: Made = (await editor.post('/api/sites', { ...site.example, path: '/ziel' })).body.data;
    const items = [
      { label: 'Ziel', site: { id: page.id }, address: '', children: [] },
      { label: 'Mehr', site: null, address: '', children: [{ label: 'Jobs', site: null, address: '/jobs' }] },
    ];
    const { status } = await editor.post('/api/navigations', { identifier: 'main', items });
    expect(status).toBe(201);
    await eventually(async () =>
      expect((await init()).navigations).toMatchObject([{ identifier: 'main', items }]),
    );
    expect((await editor.post('/api/navigations', { identifier: 'main', items: [] })).status).toBe(409);
    const removal = await editor.delete(`/api/sites/${page.id}`, seen(page));
    expect([removal.status, removal.body.errors[0].message]).toEqual([
      409,
      expect.stringContaining('Im Kopf der Website'),
    ]);
  });

  it.each([
    [{ label: '', site: null, address: '/a' }, 'items.0.label'],
    [{ label: 'A', site: null, address: 'javascript:alert(1)' }, 'items.0.address'],
    [{ label: 'A', site: { id: '00000000-0000-4000-8000-000000000000' }, address: '' }, 'items'],
  ])('is refused with an entry %j', async (entry, field) => {
    const { status, body } = await editor.post('/api/navigations', { identifier: 'footer', items: [entry] });
    expect([status, body.errors[0].field]).toEqual([422, field]);
  });
});

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';

describe('contents as a tree', () => {
  const entry = (label: string, more = {}) => ({ label, address: '', site: null, image: null, ...more });
  const html = (text: string) => ({ format: 'html', text });

  it('are known to the shop once they are published, safe and in their order, and found by their identifier', async () => {
    const items = [
      entry('Gemüse', { text: html('<p onclick="a()">Frisch</p>'), address: '/store/wien' }),
      entry('Fleisch', { children: [entry('Rind', { children: [entry('Tafelspitz')] }), entry('Huhn')] }),
    ];
    const made = await create('nodes', { name: 'Herkunft', identifier: 'herkunft', items });
    expect((await init()).nodes).toEqual([]);
    expect((await guest.get('/api/nodes/herkunft')).status).toBe(404);
    await publishIn('nodes', made);
    await eventually(async () =>
      expect((await init()).nodes).toMatchObject([
        {
          identifier: 'herkunft',
          items: [
            { label: 'Gemüse', text: html('<p>Frisch</p>') },
            {
              label: 'Fleisch',
              children: [{ label: 'Rind', children: [{ label: 'Tafelspitz' }] }, { label: 'Huhn' }],
            },
          ],
        },
      ]),
    );
    expect((await guest.get('/api/nodes/herkunft')).body.data.items).toHaveLength(2);
    expect((await guest.get('/api/nodes')).body.meta.total).toBe(1);
  });

  it('say what is to be seen in their pictures, as the images say it by now', async () => {
    const picture = await create('images', { name: 'Linde', description: 'Eine Linde.', dataUrl: dot });
    const image = { id: picture.id, version: 1, extension: 'webp' };
    await publishIn(
      'nodes',
      await create('nodes', { name: 'Bilder', identifier: 'bilder', items: [entry('Baum', { image })] }),
    );
    const described = async () =>
      (await init()).nodes.find(({ identifier }: { identifier: string }) => identifier === 'bilder')?.items[0]
        .image;
    await eventually(async () => expect(await described()).toMatchObject({ description: 'Eine Linde.' }));
    await editor.put(`/api/images/${picture.id}`, { description: 'Eine alte Linde.' }, seen(picture));
    await eventually(async () =>
      expect(await described()).toMatchObject({ description: 'Eine alte Linde.' }),
    );
    await editor.put(`/api/images/${picture.id}`, { focus: { x: 0.9, y: 0.5 } }, { 'If-Match': '"1"' });
    await eventually(async () => expect(await described()).toMatchObject({ focus: { x: 0.9, y: 0.5 } }));
  });

  it('keep what guests see while their draft changes', async () => {
    const made = await publishIn(
      'nodes',
      await create('nodes', { name: 'Bio', identifier: 'bio', items: [entry('Alt')] }),
    );
    const { status } = await editor.put(`/api/nodes/${made.id}`, { items: [entry('Neu')] }, seen(made));
    expect(status).toBe(200);
    expect((await guest.get('/api/nodes/bio')).body.data.items[0].label).toBe('Alt');
  });

  it.each([
    [{ identifier: 'Groß' }, 'identifier'],
    [{ items: [entry('')] }, 'items.0.label'],
    [{ items: [entry('A', { address: 'javascript:alert(1)' })] }, 'items.0.address'],
    [{ items: [entry('A', { children: [entry('B', { address: 'b c' })] })] }, 'items.0.children.0.address'],
    [
      { items: [1, 2, 3].reduce((below, _) => [entry('A', { children: below })], [entry('A')]) },
      'items.0.children.0.children.0.children',
    ],
    [{ items: Array.from({ length: 31 }, () => entry('A')) }, 'items'],
  ])('are refused with %j', async (wrong, field) => {
    const { status, body } = await editor.post('/api/nodes', { ...node.example, ...wrong });
    expect([status, body.errors[0].field]).toEqual([422, field]);
  });
});
