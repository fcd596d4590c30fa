import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Config } from '@bestellwerk/domain/records/definitions/config';
import sharp from 'sharp';
import { dataUrl } from '../files/testing/data-url.js';
import { twoHalves } from '../files/testing/pictures.js';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { documentOf } from '../testing/document-of.js';
import { changeSettings } from '../testing/settings.js';

let stage: BackendHarness;
let admin: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(() => stage?.stop());

const get = (path: string, headers = {}) => fetch(stage.url + path, { headers });

const change = (settings: Partial<Config>) => changeSettings(admin, settings);

async function uploaded(): Promise<{ id: string; version: number; extension: string }> {
  const content = dataUrl(await twoHalves(80, 40).png().toBuffer());
  const { status, body } = await admin.post('/api/images', { name: 'Symbol', dataUrl: content });
  expect(status).toBe(201);
  return { id: body.data.id, version: body.data.version, extension: 'webp' };
}

async function linksOf(path: string): Promise<Record<string, string | null>> {
  const document = documentOf(await (await get(path)).text());
  const links = [...document.querySelectorAll('link[rel="manifest"], link[rel="apple-touch-icon"]')];
  return Object.fromEntries(links.map((link) => [link.getAttribute('rel'), link.getAttribute('href')]));
}

describe('a shop that is no app', () => {
  beforeAll(() => change({ enablePluginPWA: false }));

  it('has no manifest, and names none', async () => {
    expect((await get('/manifest.webmanifest')).status).toBe(404);
    expect(await linksOf('/')).toEqual({});
  });

  it('sends browsers that have its worker one that removes itself and what it kept', async () => {
    const answer = await get('/sw.js');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const text = await answer.text();
    expect(text).toContain('registration.unregister()');
    expect(text).not.toContain('fetch');
  });
});

describe('a shop that is an app', () => {
  beforeAll(() => change({ enablePluginPWA: true, shopName: 'Zur <Linde> „Süd“', headColor: '#112233' }));

  it('has a manifest of its settings, which browsers ask for again and get once', async () => {
    const answer = await get('/manifest.webmanifest');
    expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const manifest = await answer.json();
    expect(manifest).toMatchObject({
      ...{ name: 'Zur <Linde> „Süd“', lang: 'de', display: 'standalone', theme_color: '#112233' },
      start_url: '/?source=pwa',
    });
    const branches = (await stage.visitor().get('/api/init')).body.data.branches as {
      identifier: string;
      isPublic: boolean;
    }[];
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(
      branches
        .filter(({ isPublic }) => isPublic)
        .slice(0, 4)
        .map(({ identifier }) => `/store/${identifier}?source=pwa`),
    );
    const again = await get('/manifest.webmanifest', { 'if-none-match': answer.headers.get('etag')! });
    expect(again.status).toBe(304);
  });

  it('names it in the head of its pages, with an icon for home screens', async () => {
    const names = { manifest: '/manifest.webmanifest', 'apple-touch-icon': '/app-icon-maskable-180.png' };
    expect(await linksOf('/')).toEqual(names);
  });

  it('has another manifest after a change of the settings', async () => {
    const before = (await get('/manifest.webmanifest')).headers.get('etag');
    await change({ shopName: 'Zur Linde' });
    expect((await get('/manifest.webmanifest')).headers.get('etag')).not.toBe(before);
  });

  it('sends its worker, which browsers look at each time and may run', async () => {
    const answer = await get('/sw.js');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect((await get('/')).headers.get('content-security-policy')).toContain("worker-src 'self'");
  });

  it('draws the icon of its settings as squares, and no other image', async () => {
    const image = await uploaded();
    await change({ icon: image });
    const { icons } = await (await get('/manifest.webmanifest')).json();
    const seen = await Promise.all(
      icons.map(async ({ src }: { src: string }) => {
        const answer = await get(src);
        expect(answer.headers.get('content-type')).toBe('image/png');
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
        return `${width}x${height}`;
      }),
    );
    expect(seen).toEqual(icons.map(({ sizes }: { sizes: string }) => sizes));
    const other = await uploaded();
    for (const path of [`any-192/${other.id}-1.png`, `any-193/${image.id}-1.png`, 'x', '../etc/passwd'])
      expect((await get(`/app-icon/${path}`)).status).toBe(404);
    expect(await linksOf('/')).toMatchObject({
      'apple-touch-icon': `/app-icon/maskable-180/${image.id}-${image.version}.png`,
    });
  });
});
