import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { PageRenderer } from './page-renderer.js';

const folder = mkdtempSync(join(tmpdir(), 'bestellwerk-renderer-'));
const log = pino({ level: 'silent' });
const LONG = 60_000;
const never = { patienceMs: LONG, hangsAfterMs: LONG };

/** What the worker does with each question; `shown` is the catalogue it was sent last. */
const programs = {
  answers: "port.postMessage({ id, html: shown + path + (order?.uid ?? '') })",
  fails: "port.postMessage({ id, failure: 'no such dish' })",
  ends: "throw new Error('out of memory')",
  hangs: 'for (;;);',
};
const started: PageRenderer[] = [];

function rendererThat(kind: keyof typeof programs, limits = never): PageRenderer {
  const program = join(folder, `${kind}.mjs`);
  writeFileSync(
    program,
    `import { parentPort as port } from 'node:worker_threads';
     let shown = '';
     port.on('message', ({ id, path, order, catalogue }) => {
       if (catalogue !== undefined) shown = catalogue;
       else ${programs[kind]};
     });`,
  );
  const renderer = new PageRenderer(log, program, limits);
  started.push(renderer);
  return renderer;
}

const catalogue = (text: string) => ({
  version: {},
  answer: () => ({ identity: Buffer.from(text), etag: '"e"' }),
});

describe('the page renderer', () => {
  afterEach(() => Promise.all(started.splice(0).map((renderer) => renderer.onModuleDestroy())));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('answers each question with its page, of the newest catalogue', async () => {
    const renderer = rendererThat('answers');
    const old = catalogue('old');
    const pages = [
      renderer.render('/a', old),
      renderer.render('/b', old),
      renderer.render('/c', catalogue('new')),
    ];
    expect(await Promise.all(pages)).toEqual(['old/a', 'old/b', 'new/c']);
  });

  it('sends a catalogue once', async () => {
    const renderer = rendererThat('answers');
    let times = 0;
    const counted = { version: {}, answer: () => catalogue(`${++times}`).answer() };
    expect(await renderer.render('/a', counted)).toBe('1/a');
    expect(await renderer.render('/b', counted)).toBe('1/b');
  });

  it('shows a status page with its order', async () => {
    const order = { uid: 'A1' } as Parameters<PageRenderer['render']>[2];
    expect(await rendererThat('answers').render('/status/A1/x', catalogue(''), order)).toBe('/status/A1/xA1');
  });

  it.each(['fails', 'ends'] as const)('answers nothing where rendering %s', async (kind) =>
    expect(await rendererThat(kind).render('/a', catalogue(''))).toBeNull(),
  );

  it('does not let guests wait for a page that comes late', async () =>
    expect(await rendererThat('hangs', { ...never, patienceMs: 50 }).render('/a', catalogue(''))).toBeNull());

  it('ends a worker that hangs, and leaves it alone for a while', async () => {
    const renderer = rendererThat('hangs', { ...never, hangsAfterMs: 50 });
    expect(await renderer.render('/a', catalogue(''))).toBeNull();
    expect(await renderer.render('/b', catalogue(''))).toBeNull();
  });

  it('answers nothing where nothing was built', async () =>
    expect(await new PageRenderer(log, join(folder, 'missing.mjs')).render('/a', catalogue(''))).toBeNull());

  it('answers those who wait when the server stops', async () => {
    const renderer = rendererThat('hangs');
    const page = renderer.render('/a', catalogue(''));
    await renderer.onModuleDestroy();
    expect(await page).toBeNull();
  });
});
