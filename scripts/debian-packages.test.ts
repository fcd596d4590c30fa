import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDebianPackages } from './debian-packages.mjs';

const path = process.env.PATH;
let folder: string;
const program = (name: string, text: string) =>
  writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
const calls = () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bestellwerk-apt-'));
  process.env.PATH = folder;
  program('apt-get', `echo "$@" >> ${join(folder, 'calls')}`);
  program('sudo', 'exec "$@"');
  program('there', '');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  process.env.PATH = path;
  rmSync(folder, { recursive: true });
});

test('only packages whose program is missing are installed', async () => {
  await ensureDebianPackages({ there: 'is-there', missing: 'is-missing' });
  expect(calls()).toEqual(['update -q', 'install -y -q --no-install-recommends is-missing']);
});

test('nothing is asked of apt when every program is there', async () => {
  program('apt-get', 'exit 1');
  await ensureDebianPackages({ there: 'is-there' });
});

test('an installation that fails is an error, not a run without the package', async () => {
  program('apt-get', 'exit 100');
  await expect(ensureDebianPackages({ missing: 'is-missing' })).rejects.toThrow(
    'apt-get update did not succeed.',
  );
});
