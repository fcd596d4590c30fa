import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

const script = readFileSync(fileURLToPath(new URL('begin-early.js', import.meta.url)), 'utf8');
const scripts = [
  ['^/store/[^/]+/?$', ['/assets/menu.js']],
  ['^/status/', ['/assets/status.js', '/assets/order.js']],
];
const page = globalThis as { begunRequests?: Record<string, Promise<Response>> };

beforeEach(() => {
  globalThis.fetch = jest.fn<typeof fetch>(async () => Response.json({}));
  document.head.replaceChildren();
});
afterEach(() => {
  delete page.begunRequests;
});

test.each([
  ['/', [], []],
  ['/store/wien', [], ['/assets/menu.js']],
  ['/store/wien/checkout', [], []],
  ['/status/AB12/s%20x', ['/api/orders/public/AB12/s%20x'], ['/assets/status.js', '/assets/order.js']],
])('%s preloads the catalogue and its other requests and scripts', (path, requests, files) => {
  history.replaceState(null, '', path);
  // The script as embedded in index.html.
  new Function(script.replace('SCRIPTS', JSON.stringify(scripts)))();
  expect(Object.keys(page.begunRequests ?? {})).toEqual(['/api/init', ...requests]);
  const links = [...document.head.querySelectorAll('link[rel=modulepreload]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(files);
});
