import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Root } from 'react-dom/client';
import { screen, waitFor } from '@testing-library/react';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { Catalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import { fakeServer } from '@bestellwerk/ui/testing/fake-server';
import type { RenderedMessage } from '../../rendering/render-worker.js';
import { pendingOrder } from '../../testing/order-fixture.js';
import { cartWith, catalogue, itemOfSoup, soup } from '../../testing/shop-fixture.js';
import { saveCarts } from '../shared/cart/cart-storage.js';
import { rememberOrder } from '../shared/order/running-order.js';
import { startShop } from './start-shop.js';

const page = globalThis as { begunRequests?: Record<string, Promise<Response>> };
const ETAG = '"abc"';

beforeEach(() => {
  sessionStorage.clear();
  // The shop renders when it wants to.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
let root: Root;
afterEach(() => {
  root.unmount();
  jest.restoreAllMocks();
});

// As in the server, which has its own React.
const worker = new Worker(new URL('../../rendering/render-worker.ts', import.meta.url), {
  execArgv: ['--conditions=source', '--import', '@swc-node/register/esm-register'],
  env: { ...process.env, TS_NODE_PROJECT: fileURLToPath(new URL('../../tsconfig.json', import.meta.url)) },
});
worker.postMessage({ catalogue: JSON.stringify({ data: catalogue }), etag: ETAG });
afterAll(() => worker.terminate());

async function rendered(path: string, order?: PublicOrder): Promise<string> {
  worker.postMessage({ id: 1, path, order });
  const [answer] = (await once(worker, 'message')) as [RenderedMessage];
  if ('failure' in answer) throw new Error(answer.failure);
  return answer.html;
}

/** The page as the server rendered it, and the shop started on it with what it reads. */
async function start(
  path: string,
  read: Catalogue = catalogue,
  etag = ETAG,
  meanwhile = () => undefined as void,
): Promise<HTMLElement> {
  history.replaceState(null, '', path);
  document.body.innerHTML = await rendered(path);
  const before = document.querySelector('main')!;
  const { uid, hash } = pendingOrder;
  fakeServer({ 'GET /api/init': () => read, [`GET /api/orders/public/${uid}/${hash}`]: () => pendingOrder });
  const answer = Response.json({ data: read }, { headers: { etag } });
  page.begunRequests = { '/api/init': Promise.resolve(answer) };
  meanwhile();
  root = await startShop();
  await waitFor(() => expect(document.querySelector('[data-content]')).toBeNull());
  return before;
}

/** React notes at each element what it belongs to, and takes pages over in pieces. */
const isOnlyRendered = (element: Element) =>
  !Object.keys(element).some((name) => name.startsWith('__reactFiber$')) && element.tagName !== 'LINK';

const isKept = (rendered: HTMLElement) => document.querySelector('main') === rendered;

test.each(['/', '/store/wien', '/site/imprint'])(
  'the shop goes on with the elements of %s that the server has rendered, and renders the same',
  async (path) => {
    const faults = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(isKept(await start(path))).toBe(true);
    await waitFor(() => expect([...document.querySelectorAll('#root *')].filter(isOnlyRendered)).toEqual([]));
    // React complains where what it renders differs from what the server has rendered.
    expect(faults.mock.calls).toEqual([]);
  },
);

test('what only this browser knows is there afterwards: cart, running orders and the search', async () => {
  const faults = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  saveCarts({}, { wien: cartWith(itemOfSoup(2)) });
  rememberOrder(pendingOrder, new Date());
  expect(isKept(await start('/store/wien'))).toBe(true);
  expect((await screen.findAllByText(/9,80/)).length).toBeGreaterThan(0);
  expect(await screen.findByRole('link', { name: /Ihre Bestellung/ })).toBeDefined();
  root.unmount();
  sessionStorage.setItem('branch-search', JSON.stringify({ search: 'Nirgendwo', tags: [] }));
  expect(isKept(await start('/'))).toBe(true);
  expect(await screen.findByDisplayValue('Nirgendwo')).toBeDefined();
  expect(faults.mock.calls).toEqual([]);
});

test('the page of an order says nothing of a connection before there is a script', async () => {
  const { uid, hash } = pendingOrder;
  const html = await rendered(`/status/${uid}/${hash}`, pendingOrder);
  expect(html).toContain(String(pendingOrder.ticketNumber));
  expect(html).not.toMatch(/Verbindung|Live/);
});

test('what was typed into the search before there was a script is searched for', async () => {
  const type = () => {
    screen.getByRole<HTMLInputElement>('searchbox').value = 'Nirgendwo';
  };
  expect(isKept(await start('/', catalogue, ETAG, type))).toBe(true);
  await waitFor(() => expect(sessionStorage.getItem('branch-search')).toContain('Nirgendwo'));
  expect(screen.getByDisplayValue('Nirgendwo')).toBeDefined();
});

test('nothing of the page stays where the catalogue has changed since it was rendered', async () => {
  const dearer = catalogue.products.map((product) =>
    product.id === soup.id ? { ...product, price: 7.7 } : product,
  );
  expect(isKept(await start('/store/wien', { ...catalogue, products: dearer }, '"def"'))).toBe(false);
  expect((await screen.findAllByText(/7,70/)).length).toBeGreaterThan(0);
});

test('a page that the server sent as it was a minute before is taken over', async () => {
  const at = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => at + 119_000);
  expect(isKept(await start('/store/wien'))).toBe(true);
});

test('a page that was rendered long ago, or for another address, is rendered again', async () => {
  const at = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => at + 180_000);
  expect(isKept(await start('/store/wien'))).toBe(false);
  jest.restoreAllMocks();
  root.unmount();
  expect(isKept(await start('/store/wien?table=7'))).toBe(false);
});
