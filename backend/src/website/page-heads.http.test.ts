import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { branch } from '@bestellwerk/domain/records/definitions/branch';
import { site } from '@bestellwerk/domain/records/definitions/site';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { JSDOM } from 'jsdom';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { documentOf } from '../testing/document-of.js';

const ORIGIN = 'https://linde.example';
const NASTY = '"><script>alert(1)</script>\'&amp;</title>';

let stage: BackendHarness;
let editor: Client;
let catalogue: {
  readonly branches: { id: string; identifier: string; name: string; description: string }[];
  readonly config: { title: string };
};
beforeAll(async () => {
  stage = await BackendHarness.start({ publicUrl: ORIGIN });
  editor = await stage.staff(['ROLE_ADMIN']);
  catalogue = (await stage.visitor().get('/api/init')).body.data;
});
afterAll(() => stage?.stop());

const get = (path: string, headers = {}) => fetch(stage.url + path, { headers });

async function pageAt(path: string) {
  const answer = await get(path);
  const document = documentOf(await answer.text());
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? null;
  return {
    status: answer.status,
    title: document.title,
    robots: attribute('meta[name="robots"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    image: attribute('meta[property="og:image"]', 'content'),
    scripts: document.querySelectorAll('script').length,
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
      ({ textContent }) => JSON.parse(textContent!)['@graph'],
    ),
  };
}

interface Made {
  readonly id: string;
  readonly revision: string;
}
const seen = ({ revision }: Made) => ({ 'if-match': `"${revision}"` });
async function published(path: string, more: object = {}): Promise<Made> {
  const made = (await editor.post('/api/sites', { ...site.example, path, ...more })).body.data;
  const { status, body } = await editor.post(`/api/sites/${made.id}/publish`, {}, seen(made));
  expect(status).toBe(200);
  return body.data;
}

describe('the first answer', () => {
  it('for a branch has its title, its address and its menu', async () => {
    const [first] = catalogue.branches;
    const address = `${ORIGIN}/store/${first!.identifier}`;
    const page = await pageAt(`/store/${first!.identifier}?tisch=4`);
    expect(page).toMatchObject({
      status: 200,
      title: `${first!.name} - ${catalogue.config.title}`,
      robots: 'all',
      canonical: address,
    });
    const [restaurant, menu] = page.data;
    expect(restaurant).toMatchObject({ '@type': 'Restaurant', name: first!.name, url: address });
    expect(restaurant.openingHoursSpecification[0].opens).toMatch(/^\d\d:\d\d$/);
    expect(menu['@id']).toBe(restaurant.hasMenu['@id']);
    const [item] = menu.hasMenuSection[0].hasMenuItem;
    expect(item).toMatchObject({
      name: expect.any(String),
      offers: { price: expect.stringMatching(/^\d+\.\d\d$/), priceCurrency: 'EUR' },
    });
    expect((await pageAt(`/store/${first!.id}`)).canonical).toBe(address);
  });

  it('for the start of a shop with several branches is about the business', async () => {
    const { title, canonical, data } = await pageAt('/');
    expect({ title, canonical }).toEqual({ title: catalogue.config.title, canonical: `${ORIGIN}/` });
    expect(data.map((node: { '@type': string }) => node['@type'])).toEqual(['WebSite', 'Organization']);
  });

  it('is not for indexes where it is of one guest or does not exist', async () => {
    const { identifier } = catalogue.branches[0]!;
    const hidden = { robots: 'noindex, nofollow', data: [] };
    for (const [path, status, title] of [
      [`/store/${identifier}/checkout`, 200, 'Bestellvorgang'],
      ['/status/A1/B2', 200, 'Bestellstatus'],
      ['/vorschau', 200, 'Vorschau'],
      ['/gibt-es-nicht', 404, '404 Not Found'],
      ['/store/gibt-es-nicht', 404, '404 Not Found'],
    ] as const) {
      expect(await pageAt(path)).toMatchObject({
        ...hidden,
        status,
        title: `${title} - ${catalogue.config.title}`,
      });
    }
  });

  it('for a page of the website is there as long as it is published', async () => {
    const made = await published('/ueber-uns', { title: 'Wer wir sind' });
    await eventually(async () =>
      expect(await pageAt('/ueber-uns')).toMatchObject({
        status: 200,
        title: `Wer wir sind - ${catalogue.config.title}`,
        robots: 'all',
        canonical: `${ORIGIN}/ueber-uns`,
      }),
    );
    await editor.post(`/api/sites/${made.id}/unpublish`, {}, seen(made));
    await eventually(async () =>
      expect(await pageAt('/ueber-uns')).toMatchObject({ status: 404, robots: 'noindex, nofollow' }),
    );
  });

  it('says that a page of the website is not for indexes', async () => {
    await published('/geheim', { noIndex: true });
    await eventually(async () =>
      expect(await pageAt('/geheim')).toMatchObject({ status: 200, robots: 'noindex, nofollow' }),
    );
  });

  it('has no element that a name has made', async () => {
    await published('/boese', { title: NASTY, description: NASTY });
    const name = NASTY.slice(0, 40);
    await editor.post('/api/branches', {
      ...branch.example,
      ...{ identifier: 'boese', name, description: NASTY, division: { id: await anyDivision() } },
    });
    await eventually(async () => expect((await pageAt('/boese')).status).toBe(200));
    await eventually(async () => expect((await pageAt('/store/boese')).status).toBe(200));
    const [plain, page, ofBranch] = [
      await pageAt('/status/A1/B2'),
      await pageAt('/boese'),
      await pageAt('/store/boese'),
    ];
    expect(page.title).toBe(`${NASTY} - ${catalogue.config.title}`);
    expect(page.scripts).toBe(plain.scripts);
    expect(ofBranch.title).toBe(`${name} - ${catalogue.config.title}`);
    expect(ofBranch.scripts).toBe(plain.scripts + 1);
    expect(ofBranch.data[0]).toMatchObject({ name, description: NASTY });
  });

  it('is not sent again to those who have it', async () => {
    const path = `/store/${catalogue.branches[0]!.identifier}`;
    const first = await get(path, { 'accept-encoding': 'br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    const etag = first.headers.get('etag')!;
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/', { 'if-none-match': etag })).status).toBe(200);
  });
});

const anyDivision = async (): Promise<string> => (await editor.get('/api/divisions')).body.data[0].id;

describe('for crawlers', () => {
  it('the sitemap has the pages that indexes may have', async () => {
    await published('/jobs');
    await published('/intern', { noIndex: true });
    const locations = async () => {
      const answer = await get('/sitemap.xml');
      expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
      const { document } = new JSDOM(await answer.text(), { contentType: 'application/xml' }).window;
      return [...document.querySelectorAll('urlset > url > loc')].map(({ textContent }) => textContent);
    };
    await eventually(async () => expect(await locations()).toContain(`${ORIGIN}/jobs`));
    await eventually(async () => expect((await pageAt('/intern')).status).toBe(200));
    const found = await locations();
    expect(found).toEqual(
      expect.arrayContaining([`${ORIGIN}/`, `${ORIGIN}/store/${catalogue.branches[0]!.identifier}`]),
    );
    expect(found).not.toContain(`${ORIGIN}/intern`);
    for (const address of found) {
      expect(await pageAt(new URL(address!).pathname)).toMatchObject({ robots: 'all', canonical: address });
    }
  });

  it('robots.txt names the sitemap and what is not for them', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await answer.text()).split('\n');
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(lines).toEqual(
      expect.arrayContaining(['Allow: /', 'Disallow: /api/', 'Disallow: /store/*/checkout']),
    );
  });
});
