import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';

const script = readFileSync(fileURLToPath(new URL('begin-early.js', import.meta.url)), 'utf8');
const scripts = {
  entry: '/assets/index.js',
  first: ['/assets/react.js'],
  pages: [
    ['^/store/[^/]+/?$', ['/assets/menu.js']],
    ['^/status/', ['/assets/status.js', '/assets/order.js']],
  ],
};
const page = globalThis as { begunRequests?: Record<string, Promise<Response>> };

beforeEach(() => {
  globalThis.fetch = jest.fn<typeof fetch>(async () => Response.json({}));
  document.head.replaceChildren();
});
afterEach(() => {
  delete page.begunRequests;
});

/** The script as embedded in index.html. */
const run = (path: string) => {
  history.replaceState(null, '', path);
  new Function(script.replace('SCRIPTS', JSON.stringify(scripts)))();
};
const requests = () => Object.keys(page.begunRequests ?? {});
const preloads = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
const started = () => document.head.querySelectorAll('script[src="/assets/index.js"]').length;

test.each([
  ['/', [], []],
  ['/store/wien', [], ['/assets/menu.js']],
  ['/store/wien/checkout', [], []],
  ['/status/AB12/s%20x', ['/api/orders/public/AB12/s%20x'], ['/assets/status.js', '/assets/order.js']],
])('%s asks for the catalogue, for what else it shows, and for its scripts', async (path, others, files) => {
  run(path);
  expect(requests()).toEqual(['/api/init', ...others]);
  await waitFor(() => expect(started()).toBe(1));
  expect(preloads()).toEqual(['/assets/react.js', ...files]);
});

describe('a page with content', () => {
  beforeEach(() => (document.body.innerHTML = '<div id="root" data-content=""></div>'));
  afterEach(() => document.body.replaceChildren());

  test('asks for nothing before it has loaded its pictures', async () => {
    run('/store/wien');
    expect(requests()).toEqual([]);
    dispatchEvent(new Event('load'));
    await waitFor(() => expect(started()).toBe(1));
    expect(requests()).toEqual(['/api/init']);
  });

  test.each(['pointerdown', 'keydown'])('begins once at the first %s', async (sign) => {
    run('/store/wien');
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(requests()).toEqual(['/api/init']);
    dispatchEvent(new Event('load'));
    await waitFor(() => expect(started()).toBe(1));
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(started()).toBe(1);
  });

  test('begins after a moment where pictures do not come', async () => {
    run('/store/wien');
    await waitFor(() => expect(started()).toBe(1), { timeout: 5_000 });
  });
});
