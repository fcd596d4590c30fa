import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { block } from '@bestellwerk/domain/records/definitions/block';
import { node } from '@bestellwerk/domain/records/definitions/node';
import { site } from '@bestellwerk/domain/records/definitions/site';
import { Refusal } from '@bestellwerk/ui/testing/fake-server';
import { renderShop } from '../../testing/render-shop.js';
import { catalogue } from '../../testing/shop-fixture.js';

const scrolledTo: Element[] = [];
const { scrollIntoView } = Element.prototype;
beforeAll(() => {
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this);
  };
});
afterAll(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => {
  cleanup();
  scrolledTo.length = 0;
});

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const html = (text: string) => ({ format: 'html' as const, text });
const page = (content: unknown, more = {}) =>
  site.schemas.entity.parse({ ...site.example, id: id(1), title: '', content, ...more });
const times = { changedAt: '2026-11-20T08:00:00.000Z', expiresAt: '2026-11-20T09:00:00.000Z' };
const previewed = (draft: object, more = {}) => ({ draft, ...times, isNewest: true, shownAt: null, ...more });
const draftOfPage = { resource: 'site', record: page({ body: html('<p>Bald</p>') }) };
const blockOf = (type: string, text: string) => ({
  resource: 'block',
  record: { id: id(2), name: 'Intern', type, content: { body: html(text) } },
});
const entry = (label: string) => ({ label, text: html(''), image: null, site: null, address: '' });
const tree = (identifier: string, label: string) =>
  node.schemas.entity.parse({ id: id(3), name: 'Baum', identifier, items: [entry(label)] });
const preview = (answer: () => unknown, shop: object = {}) =>
  renderShop({
    path: '/vorschau#token',
    answers: { 'GET /api/init': () => ({ ...catalogue, ...shop }), 'POST /api/previews': answer as never },
  });
const bar = async () => within(await screen.findByRole('complementary', { name: 'Vorschau' }));

test('a preview of a page shows the draft, says so, and leads away from it', async () => {
  preview(() => previewed(draftOfPage));
  expect((await bar()).getByText(/Gäste sehen diese Seite nicht\./)).toBeTruthy();
  expect(screen.getByRole('article').textContent).toBe('Über unsBald');
  expect((await bar()).getByRole('link', { name: 'Vorschau verlassen' }).getAttribute('href')).toBe('/');
  expect(document.title).toMatch(/^Entwurf: Über uns - /);
});

test('a preview of a page that guests see leads to that', async () => {
  preview(() => previewed(draftOfPage, { isNewest: false, shownAt: '/ueber-uns' }));
  const link = await screen.findByRole('link', { name: 'Zeigen, was Gäste sehen' });
  expect(link.getAttribute('href')).toBe('/ueber-uns');
  expect(screen.getByText('Frühere Fassung')).toBeTruthy();
});

test('a preview that ended says so, also one that was open when its links were withdrawn', async () => {
  const message = 'Dieser Link zur Vorschau wurde zurückgezogen.';
  const gone = new Refusal(410, [{ message, field: null }]);
  let answer: object = previewed(draftOfPage);
  preview(() => answer);
  await screen.findByText('Bald');
  answer = gone;
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Keine Vorschau' })).toBeTruthy();
  expect(screen.queryByText('Bald')).toBeNull();
});

test('a notice opens over the home page at once, whatever was seen before, and again by a button', async () => {
  const shown = { ...block.example, id: id(8), content: { body: html('<p>Was Gäste sehen</p>') } };
  preview(() => previewed(blockOf('noticeBlock', '<p>Neuer Hinweis</p>')), { blocks: [shown] });
  const dialog = within(await screen.findByRole('dialog', { name: 'Hinweis' }));
  expect(dialog.getByText('Neuer Hinweis')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByText('Was Gäste sehen')).toBeNull();
  expect(screen.getByText(catalogue.branches[0]!.name)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Hinweis noch einmal zeigen' }));
  expect(await screen.findByRole('dialog', { name: 'Hinweis' })).toBeTruthy();
  expect(document.title).toMatch(/^Entwurf: Intern - /);
});

test('the text about the shop stands on the home page in the place of what guests see, and is scrolled to', async () => {
  const shown = { ...block.example, id: id(8), type: 'aboutBlock', content: { body: html('<p>Alt</p>') } };
  preview(() => previewed(blockOf('aboutBlock', '<p>Seit 1904</p>'), { shownAt: '/' }), { blocks: [shown] });
  const region = within(await screen.findByRole('region', { name: 'Über uns' }));
  expect(region.getByText('Seit 1904')).toBeTruthy();
  expect(screen.queryByText('Alt')).toBeNull();
  expect(scrolledTo).toEqual([screen.getByRole('region', { name: 'Über uns' })]);
});

test('a tree stands on the page that shows it, in the place of what guests see', async () => {
  const sections = [{ type: 'tree', heading: 'Woher', node: { id: id(3) }, look: 'list' }];
  const shownOn = page({ body: html('<p>Wir kaufen hier.</p>'), sections }, { name: 'Herkunft' });
  const draft = { resource: 'node', record: tree('herkunft', 'Gemüse'), page: shownOn };
  preview(() => previewed(draft), { nodes: [tree('herkunft', 'Alt')] });
  const article = within(await screen.findByRole('article'));
  expect(article.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    ...['Herkunft', 'Woher', 'Gemüse'],
  ]);
  await waitFor(() => expect(scrolledTo).toHaveLength(1));
});

test('the tree of the home page stands there, and one that no page shows stands alone', async () => {
  const config = { ...catalogue.config, enablePluginHomePage: true };
  preview(() => previewed({ resource: 'node', record: tree('home', 'Aktion'), page: null }), { config });
  const news = within(await screen.findByRole('region', { name: 'Neuigkeiten' }));
  expect(news.getByRole('heading', { name: 'Aktion' })).toBeTruthy();
  cleanup();
  preview(() => previewed({ resource: 'node', record: tree('herkunft', 'Gemüse'), page: null }));
  const alone = within(await screen.findByRole('region', { name: 'Inhalte' }));
  expect(alone.getByRole('heading', { name: 'Gemüse' })).toBeTruthy();
  expect((await bar()).getByText(/Gäste sehen diesen Inhalt nicht\./)).toBeTruthy();
});

test('what guests would see nothing of says that it is empty', async () => {
  for (const type of ['noticeBlock', 'aboutBlock']) {
    preview(() => previewed(blockOf(type, '')));
    expect(await screen.findByText(/Dieser Entwurf ist leer\./)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
  }
});
