import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { site } from '@bestellwerk/domain/records/definitions/site';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../testing/backend-harness.js';
import { type Client, newKey } from '../testing/client.js';

let stage: BackendHarness;
let editor: Client;
let guest: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  editor = await stage.staff(['ROLE_CONTENT_EDITOR']);
  guest = stage.visitor();
});
afterAll(() => stage?.stop());

const seen = (revision: string) => ({ 'if-match': `"${revision}"` });
const text = (html: string) => ({ body: { format: 'html', text: html }, sections: [] });

interface Made {
  readonly id: string;
  readonly revision: string;
}
async function made(path: string, html: string, more: object = {}): Promise<Made> {
  const { status, body } = await editor.post('/api/sites', {
    ...site.example,
    path,
    content: text(html),
    ...more,
  });
  expect(status).toBe(201);
  return body.data;
}
const publish = async ({ id, revision }: Made, times: object = {}): Promise<Made> => {
  const { status, body } = await editor.post(`/api/sites/${id}/publish`, times, seen(revision));
  expect(status).toBe(200);
  return body.data;
};
const known = async (path: string) => {
  const { body } = await guest.get('/api/init');
  return body.data.sites.find((one: { path: string }) => one.path === path);
};

describe('a page of the website', () => {
  it('is known to the shop without its contents from its publication until it is taken back', async () => {
    const draft = await made('/jobs', '<p>Wir suchen</p>');
    expect(await known('/jobs')).toBeUndefined();
    const published = await publish(draft);
    await eventually(async () =>
      expect(await known('/jobs')).toMatchObject({ id: draft.id, name: site.example.name }),
    );
    expect(await known('/jobs')).not.toHaveProperty('content');
    expect((await guest.get(`/api/sites/${draft.id}`)).body.data.content).toEqual(text('<p>Wir suchen</p>'));
    const later = await editor.put(
      `/api/sites/${draft.id}`,
      { content: text('<p>Anders</p>') },
      seen(published.revision),
    );
    const asGuest = await editor.get(`/api/sites/${draft.id}?shown=true`);
    expect(asGuest.body.data.content).toEqual(text('<p>Wir suchen</p>'));
    expect((await editor.get(`/api/sites/${draft.id}`)).body.data.content).toEqual(text('<p>Anders</p>'));
    await editor.post(`/api/sites/${draft.id}/unpublish`, {}, seen(later.body.data.revision));
    await eventually(async () => expect(await known('/jobs')).toBeUndefined());
    expect((await guest.get(`/api/sites/${draft.id}`)).status).toBe(404);
  });

  it('comes and goes by the clock, without anybody asking', async () => {
    const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
    await publish(await made('/bald', '<p>Bald</p>'), { from: inMs(1_000), until: inMs(4_000) });
    expect(await known('/bald')).toBeUndefined();
    await eventually(async () => expect(await known('/bald')).toBeDefined());
    await eventually(async () => expect(await known('/bald')).toBeUndefined());
  });

  it('has no HTML that runs, and no picture from elsewhere', async () => {
    const { id } = await publish(
      await made(
        '/sicher',
        '<p onclick="a()">Gut<script>b()</script><img src="https://example.org/x.png"></p>',
      ),
    );
    expect((await guest.get(`/api/sites/${id}`)).body.data.content.body.text).toBe('<p>Gut</p>');
  });

  it.each(['jobs', '/Jobs', '/store/wien', '/backend/x', '/a b'])('cannot be at %s', async (path) => {
    const { status, body } = await editor.post('/api/sites', { ...site.example, path });
    expect({ status, fields: body.errors.map(({ field }: { field: string }) => field) }).toEqual({
      status: 422,
      fields: ['path'],
    });
  });

  it('is answered at its address while it is shown, and goes before a redirect from there', async () => {
    await editor.post('/api/redirects', {
      path: '/ort',
      target: '/anderswo',
      status: '302',
      isEnabled: true,
    });
    const statusOf = async () => (await fetch(`${stage.url}/ort`, { redirect: 'manual' })).status;
    await eventually(async () => expect(await statusOf()).toBe(302));
    await publish(await made('/ort', '<p>Hier</p>'));
    await eventually(async () => expect(await statusOf()).toBe(200));
  });

  describe('that is published at another address', () => {
    const led = async (path: string) => {
      const { status, headers } = await fetch(stage.url + path, { redirect: 'manual' });
      // Browsers keep a permanent redirect otherwise, also when it leads elsewhere by then.
      if (status === 301) expect(headers.get('cache-control')).toBe('no-cache');
      return [status, headers.get('location')];
    };
    const moved = async ({ id, revision }: Made, path: string): Promise<Made> =>
      publish((await editor.put(`/api/sites/${id}`, { path }, seen(revision))).body.data);

    it('redirects from the ones before, through all of them, and back', async () => {
      const first = await publish(await made('/umzug/a', '<p>A</p>'));
      await eventually(async () => expect((await led('/umzug/a'))[0]).toBe(200));
      const second = await moved(first, '/umzug/b');
      await eventually(async () => expect(await led('/umzug/a')).toEqual([301, '/umzug/b']));
      const third = await moved(second, '/umzug/c');
      await eventually(async () => expect(await led('/umzug/a')).toEqual([301, '/umzug/c']));
      await moved(third, '/umzug/a');
      await eventually(async () => expect((await led('/umzug/a'))[0]).toBe(200));
      await eventually(async () => expect(await led('/umzug/b')).toEqual([301, '/umzug/a']));
      await eventually(async () => expect(await led('/umzug/c')).toEqual([301, '/umzug/a']));
      const { data } = (await editor.get('/api/redirects?search=/umzug/')).body;
      const sources = new Set(data.map(({ source }: { source: string }) => source));
      expect([data.length, ...sources]).toEqual([3, 'page']);
    });

    it('is still found at the one before until the new one begins', async () => {
      const { id, revision } = await publish(await made('/frueher', '<p>Da</p>'));
      await eventually(async () => expect((await led('/frueher'))[0]).toBe(200));
      const draft = (await editor.put(`/api/sites/${id}`, { path: '/spaeter' }, seen(revision))).body.data;
      await publish(draft, { from: new Date(Date.now() + 3_000).toISOString() });
      expect((await led('/frueher'))[0]).toBe(200);
      await eventually(async () => expect(await led('/frueher')).toEqual([301, '/spaeter']));
      await eventually(async () => expect((await led('/spaeter'))[0]).toBe(200));
    });

    it('has no redirect where only a draft was, or where publishing is refused', async () => {
      const { id, revision } = await made('/nie', '<p>Nie</p>');
      const draft = (await editor.put(`/api/sites/${id}`, { path: '/immer' }, seen(revision))).body.data;
      const shown = await publish(draft);
      const changed = (await editor.put(`/api/sites/${id}`, { path: '/woanders' }, seen(shown.revision)))
        .body;
      const late = await editor.post(`/api/sites/${id}/publish`, {}, seen(shown.revision));
      expect([late.status, changed.data.path]).toEqual([409, '/woanders']);
      for (const path of ['/nie', '/immer']) {
        expect((await editor.get(`/api/redirects?search=${path}`)).body.data).toEqual([]);
      }
    });

    it('is published again under the key of a request that got no answer', async () => {
      const { id, revision } = await publish(await made('/vorher', '<p>Da</p>'));
      const draft = (await editor.put(`/api/sites/${id}`, { path: '/nachher' }, seen(revision))).body.data;
      const sent = () => editor.post(`/api/sites/${id}/publish`, {}, { ...seen(draft.revision), ...key });
      const key = newKey();
      const [one, other] = [await sent(), await sent()];
      expect([one.status, other.status]).toEqual([200, 200]);
      expect(other.body.data.revision).toBe(one.body.data.revision);
      expect((await editor.get('/api/redirects?search=/vorher')).body.data).toHaveLength(1);
    });
  });
});
