import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { run } from './run.mjs';

const root = join(import.meta.dirname, '..');
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** Builds the shop with the parts of a file; all its scripts as one text. */
async function built(parts: string) {
  const folder = await mkdtemp(join(tmpdir(), 'own-parts-'));
  folders.push(folder);
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder];
  const env = { NODE_ENV: 'production', NO_COLOR: '1', SHOP_PARTS: parts };
  const { code, output } = await run(process.execPath, vite, { cwd: join(root, 'frontend-store'), env });
  const assets = join(folder, 'assets');
  const names = await readdir(assets).catch(() => []);
  const scripts = names.filter((name) => name.endsWith('.js'));
  return {
    ...{ code, output },
    text: (await Promise.all(scripts.map((name) => readFile(join(assets, name), 'utf8')))).join(''),
  };
}

test('the example of own parts builds, with its own foot around the standard one', async () => {
  const { code, output, text } = await built('own-parts/example/parts.tsx');
  expect([code, output]).toEqual([0, expect.any(String)]);
  expect(
    ['Familienbetrieb in vierter Generation', 'Online Bestellen'].map((words) => text.includes(words)),
  ).toEqual([true, true]);
}, 120_000);

test('a build with parts that are not there says so', async () => {
  const { code, output } = await built('own-parts/nowhere/parts.tsx');
  expect(code).not.toBe(0);
  expect(output).toContain('SHOP_PARTS: there is no file');
}, 120_000);
