import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Config } from '@bestellwerk/domain/records/definitions/config';
import { fontCssPath, fonts } from '@bestellwerk/domain/website/fonts';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../../testing/backend-harness.js';
import { sendSettings } from '../../testing/settings.js';

const FOR_EVER = 'public, max-age=31536000, immutable';

let stage: BackendHarness;
beforeAll(async () => {
  stage = await BackendHarness.start();
});
afterAll(() => stage?.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(stage.url + path, { headers });
/** As it stands, where `fetch` would make `/a/../b` another address. */
const statusOf = (path: string) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(stage.url);
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode!);
    })
      .on('error', reject)
      .end();
  });
const refused = async (path: string) => {
  const answer = await get(path);
  const { errors } = (await answer.json()) as { errors: { message: string }[] };
  return [answer.status, errors[0]!.message];
};
const urlsIn = (css: string): string[] => [...css.matchAll(/url\('([^']+)'\)/g)].map(([, url]) => url!);

describe('the list of fonts', () => {
  it('has all families with their variants, for everybody', async () => {
    const { body, status } = await stage.visitor().get('/api/fonts');
    expect([status, body.meta.total]).toEqual([200, fonts.length]);
    const { data } = body;
    expect(data.find(({ id }: { id: string }) => id === 'young-serif')).toEqual({
      id: 'young-serif',
      family: 'Young Serif',
      kind: 'serif',
      variants: ['regular'],
    });
  });

  it('has pages, and each family by itself', async () => {
    const guest = stage.visitor();
    const { body } = await guest.get('/api/fonts?page=2&limit=5');
    expect(body.meta).toEqual({ total: fonts.length, page: 2, limit: 5 });
    const [first] = body.data;
    expect((await guest.get(`/api/fonts/${first.id}`)).body.data).toEqual(first);
    expect(await refused('/api/fonts/comic-sans')).toEqual([404, 'Diese Schriftart gibt es nicht.']);
  });
});

describe('the style sheet of a font', () => {
  it.each(fonts.map(({ id, isVariable, headingWeight }) => [id, isVariable, headingWeight] as const))(
    '%s and the files in it come from here, and are kept for ever',
    async (id, isVariable, weight) => {
      const name = isVariable ? 'variable' : weight === 400 ? 'regular' : String(weight);
      const answer = await get(fontCssPath(id, name));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe(FOR_EVER);
      const urls = urlsIn(await answer.text());
      expect(urls.length).toBeGreaterThanOrEqual(2);
      for (const url of urls) {
        expect(url).toMatch(/^\/fonts\/[a-z0-9-]+\.[0-9a-f]{12}\.woff2$/);
        const file = await get(url);
        const { headers } = file;
        expect([file.status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
          200,
          'font/woff2',
          FOR_EVER,
        ]);
        const bytes = Buffer.from(await file.arrayBuffer());
        expect(bytes.subarray(0, 4).toString('latin1')).toBe('wOF2');
      }
    },
  );

  it('is found by the name of the family, and without /api', async () => {
    const css = await (await get(fontCssPath('young-serif', 'regular'))).text();
    for (const path of [
      '/api/fonts/google/Young%20Serif/style-regular.embed.css',
      '/api/fonts/google/Young+Serif/style-regular.embed.css',
      '/fonts/google/young-serif/style-regular.embed.css',
    ]) {
      expect(await (await get(path)).text()).toBe(css);
    }
  });

  it('is not sent again to who has it, and neither is a file', async () => {
    const path = fontCssPath('lora', 'regular');
    const first = await get(path);
    const [file] = urlsIn(await first.text());
    for (const one of [path, file!]) {
      const etag = (await get(one)).headers.get('etag')!;
      expect((await get(one, { 'if-none-match': etag })).status).toBe(304);
    }
  });

  it('has every variant of the list', async () => {
    for (const { id, variants } of (await stage.visitor().get('/api/fonts')).body.data) {
      for (const variant of variants) expect((await get(fontCssPath(id, variant))).status).toBe(200);
    }
  });

  it('is missing for an unknown family or variant', async () => {
    expect(await refused(fontCssPath('comic-sans', 'regular'))).toEqual([
      404,
      'Diese Schriftart gibt es nicht.',
    ]);
    for (const variant of ['950', 'bold', '__proto__', 'constructor']) {
      expect(await refused(fontCssPath('lora', variant))).toEqual([
        404,
        'Diesen Schnitt der Schriftart gibt es nicht.',
      ]);
    }
  });
});

describe('a file of a font', () => {
  it('of a former version is answered with the one of now, for an hour', async () => {
    const answer = await get('/fonts/lora-latin-wght-normal.000000000000.woff2');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
  });

  it.each([
    '/fonts/nirgends-latin-wght-normal.000000000000.woff2',
    '/fonts/lora-latin-wght-normal.woff2',
    '/fonts/lora-latin-wght-normal.000000000000.woff',
    '/fonts/lora-cyrillic-wght-normal.000000000000.woff2',
  ])('is missing at %s', async (path) => {
    expect(await refused(path)).toEqual([404, 'Diese Schriftdatei gibt es nicht.']);
  });

  it.each([
    '/fonts/../package.json',
    '/fonts/..%2f..%2fpackage.json',
    '/fonts/%2e%2e%2fpackage.json',
    '/fonts/..%5c..%5cpackage.json',
    '/fonts/lora%00.000000000000.woff2',
    '/fonts//etc/passwd',
    '/fonts/google/..%2f..%2flora/style-regular.embed.css',
    '/api/fonts/google/lora/style-..%2f..%2fregular.embed.css',
    '/api/fonts/google/lora%2f..%2flora/style-regular.embed.css',
    '/api/fonts/..%2finit',
  ])('is the only thing that there is, and no other file is reached by %s', async (path) => {
    expect(await statusOf(path)).toBe(404);
  });
});

describe('the first answer of the shop', () => {
  const shop = async () => (await get('/')).text();

  it('has the chosen fonts from the settings until they are taken back', async () => {
    const admin = await stage.staff(['ROLE_ADMIN']);
    const choose = (fields: Partial<Config>) => sendSettings(admin, fields);
    const sheet = `<link rel="stylesheet" href="${fontCssPath('lora', 'variable')}" />`;
    expect(await shop()).not.toContain('/fonts/');
    expect((await choose({ headingFont: 'oswald', textFont: 'lora' })).status).toBe(200);
    await eventually(async () => expect(await shop()).toContain(sheet));
    const html = await shop();
    const [preload] = /\/fonts\/lora-latin-wght-normal[^"]+/.exec(html)!;
    expect((await get(preload)).headers.get('cache-control')).toBe(FOR_EVER);
    expect(html).toContain("--font-display:'Oswald'");
    expect((await choose({ textFont: 'lobster' })).status).toBe(422);
    expect((await choose({ headingFont: null, textFont: null })).status).toBe(200);
    await eventually(async () => expect(await shop()).not.toContain('/fonts/'));
  });
});
