import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { type ContentNode, node } from '@bestellwerk/domain/records/definitions/node';
import { site } from '@bestellwerk/domain/records/definitions/site';
import { knownPosition } from '@bestellwerk/ui/api/known-position';
import { liveSocket, type TopicListener } from '@bestellwerk/ui/live/live-socket';
import { renderShop } from '../../testing/render-shop.js';
import { catalogue, soup } from '../../testing/shop-fixture.js';

afterEach(cleanup);

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const summary = {
  ...site.example,
  id: id(1),
  path: '/ueber-uns',
  name: 'Über uns',
  title: '',
  noIndex: true,
};
const jobs = { ...summary, id: id(2), path: '/jobs', name: 'Jobs' };
const open = (content: unknown, path = '/ueber-uns', nodes: readonly ContentNode[] = []) =>
  renderShop({
    path,
    answers: {
      'GET /api/init': () => ({ ...catalogue, sites: [summary, jobs] as never, nodes: [...nodes] }),
      [`GET /api/sites/${id(1)}?shown=true`]: () => ({
        ...summary,
        content: site.schemas.fields.shape.content.parse(content),
      }),
    },
  });
const html = (text: string) => ({ format: 'html', text });
const article = () => screen.findByRole('article');

test('a page of the website is shown at its address with its head', async () => {
  open({ body: html('<p>Seit <strong>1904</strong>.</p>') }, '/Ueber-uns/');
  expect((await article()).textContent).toBe('Über unsSeit 1904.');
  expect(document.title).toMatch(/^Über uns - /);
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(
    'noindex, nofollow',
  );
});

test('an address without a page is not found', async () => {
  open({}, '/nirgends');
  await screen.findByText('Leider wurde die angeforderte Seite nicht gefunden.');
});

test('a page whose address has letters that browsers encode is shown', async () => {
  renderShop({
    path: '/%C3%BCber-uns',
    answers: {
      'GET /api/init': () => ({ ...catalogue, sites: [{ ...summary, path: '/über-uns' }] as never }),
      [`GET /api/sites/${id(1)}?shown=true`]: () => ({
        ...summary,
        content: site.schemas.fields.shape.content.parse({ body: html('<p>Hier.</p>') }),
      }),
    },
  });
  expect((await article()).textContent).toBe('Über unsHier.');
});

test('the settings say what stands where there is no page', async () => {
  renderShop({
    path: '/nirgends',
    answers: {
      'GET /api/init': () => ({
        ...catalogue,
        config: { ...catalogue.config, notFoundText: 'Hier **nicht**.' },
      }),
    },
  });
  expect((await screen.findByText('nicht')).parentElement!.textContent).toBe('Hier nicht.');
  expect(screen.getByRole('heading', { name: '404 Not Found' })).toBeTruthy();
});

test('a page of a type that the shop does not know is an internal error', async () => {
  renderShop({
    path: '/jobs',
    answers: { 'GET /api/init': () => ({ ...catalogue, sites: [{ ...jobs, type: 'poster' }] as never }) },
  });
  expect(await screen.findByRole('heading', { name: '500 Internal Server Error' })).toBeTruthy();
  expect(screen.getByText('Leider ist ein interner Fehler aufgetreten.')).toBeTruthy();
  expect(document.title).toMatch(/^500 Internal Server Error - /);
});

test('a link leads to a page by its id, and is only words where that page is not shown', async () => {
  open({ body: html(`<p><a href="site:${id(2)}">Arbeit</a> <a href="site:${id(3)}">Weg</a></p>`) });
  const links = within(await article()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/jobs']);
});

test.each([
  ['<img src=x onerror=alert(1)>', ''],
  ['<img src="https://example.org/a.png">', ''],
  ['<p onclick="alert(1)" style="color:red">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', 'a'],
  ['<a href="//example.org">a</a>', 'a'],
  ['<script>alert(1)</script><svg><script>alert(1)</script></svg>', ''],
  ['<iframe src="https://example.org"></iframe>', ''],
])(
  '%s shows nothing that runs or comes from elsewhere, even if the server let it through',
  async (text, shown) => {
    open({ body: html(text) });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Über uns' });
    expect(heading.nextElementSibling!.innerHTML).toBe(shown);
  },
);

test('its parts are shown by their types', async () => {
  const file = { id: id(9), version: 1, extension: 'pdf', publicHash: 'abc', mimeType: 'application/pdf' };
  open({
    sections: [
      { type: 'text', heading: 'Küche', body: html('<p>Alles frisch</p>'), look: { background: '#2A2A2A' } },
      { type: 'markdown', text: '- eins' },
      { type: 'downloads', heading: 'Zum Mitnehmen', main: { ...file, name: 'Karte.pdf' }, files: [] },
      { type: 'event', heading: 'Fest', date: '2026-12-24', place: { name: 'Hof', address: 'Gasse 1' } },
      { type: 'product', product: { id: soup.id }, words: 'Unser Liebling' },
      { type: 'picture', image: null },
      { type: 'gallery', images: [] },
    ],
  });
  const page = within(await article());
  expect(page.getByText('Alles frisch').closest('[style]')).toHaveProperty(
    'style.color',
    'rgb(255, 255, 255)',
  );
  expect(page.getAllByRole('listitem')[0]!.textContent).toBe('eins');
  expect(page.getByRole('link', { name: 'Karte.pdf (PDF)' }).getAttribute('href')).toBe(
    `/upload/abc/${id(9)}-1.pdf`,
  );
  expect(page.getByText('24.12.2026')).toBeTruthy();
  expect(page.getByText('Hof, Gasse 1')).toBeTruthy();
  expect(page.getByRole('heading', { name: soup.name })).toBeTruthy();
});

test.each([
  ['/site/imprint', 'Impressum'],
  ['/site/accessibility', 'Barrierefreiheit'],
])('the footer leads to a page that is published at %s', async (path, label) => {
  const config = { ...catalogue.config, imprintText: '', imprint: 'https://example.org/impressum' };
  const page = { ...summary, path };
  renderShop({
    path: '/nirgends',
    answers: { 'GET /api/init': () => ({ ...catalogue, config, sites: [page] as never }) },
  });
  expect((await screen.findByRole('link', { name: label })).getAttribute('href')).toBe(path);
});

test('what is published while a page is open is shown, also at another address, and a page that was taken back goes', async () => {
  const topics = new Map<string, TopicListener>();
  jest.spyOn(knownPosition, 'remember').mockImplementation(() => undefined);
  jest.spyOn(liveSocket, 'subscribe').mockImplementation((topic, given) => {
    topics.set(topic, given);
    return () => topics.delete(topic);
  });
  try {
    const shop: { sites: object[]; text: string } = { sites: [summary], text: '<p>Alt</p>' };
    const contentOf = (text: string) => site.schemas.fields.shape.content.parse({ body: html(text) });
    renderShop({
      path: '/ueber-uns',
      answers: {
        'GET /api/init': () => ({ ...catalogue, sites: shop.sites }) as never,
        [`GET /api/sites/${id(1)}?shown=true`]: () => ({ ...summary, content: contentOf(shop.text) }),
      },
    });
    await screen.findByText('Alt');
    await waitFor(() => expect(topics.has('records:sites')).toBe(true));
    const publish = () =>
      topics
        .get('records:sites')!
        .onChanges({ topic: '', projection: 'record_site', position: '9', rows: [] });
    shop.text = '<p>Neu</p>';
    act(publish);
    await screen.findByText('Neu');
    shop.sites = [{ ...summary, path: '/wir', title: 'Wir' }];
    act(publish);
    await waitFor(() => expect(document.title).toMatch(/^Wir - /));
    expect(screen.getByText('Neu')).toBeTruthy();
    shop.sites = [];
    act(publish);
    await screen.findByText('Leider wurde die angeforderte Seite nicht gefunden.');
  } finally {
    jest.restoreAllMocks();
  }
});

test('a page shows contents as a tree, with links to pages that are shown, and nothing of those that are not published', async () => {
  const entry = (label: string, more = {}) => ({
    ...{ label, text: html(''), image: null, site: null, address: '', ...more },
  });
  const items = [
    entry('Gemüse', { text: html('<p>Frisch.</p>'), site: { id: id(2) } }),
    entry('Fleisch', { site: { id: id(9) }, children: [entry('Rind', { address: '/rind' })] }),
  ];
  const section = (last: number) => ({ type: 'tree', heading: 'Herkunft', node: { id: id(last) } });
  open({ sections: [section(7), section(8)] }, '/ueber-uns', [
    node.schemas.entity.parse({ id: id(7), name: 'Baum', identifier: 'herkunft', items }),
  ]);
  const shown = within(await article());
  expect(shown.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    ...['Über uns', 'Herkunft', 'Gemüse', 'Fleisch', 'Rind'],
  ]);
  expect(shown.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/jobs', '/rind']);
  expect(shown.getByText('Frisch.')).toBeTruthy();
});
