import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { clockFrom } from './clock.js';

const folder = mkdtempSync(join(tmpdir(), 'bestellwerk-clock-'));
const TEST_CLOCK_FILE = join(folder, 'ahead');
const env = { TEST_CLOCK_FILE, NODE_ENV: 'test' };
const HOUR_MS = 3_600_000;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const aheadMs = (now: () => Date): number => now().getTime() - Date.now();

test('the clock of a process is that of its machine', () => {
  expect(Math.abs(aheadMs(clockFrom({})))).toBeLessThan(1_000);
});

test('a trial turns the clock while processes run', () => {
  writeFileSync(TEST_CLOCK_FILE, '0');
  const now = clockFrom(env);
  expect(Math.abs(aheadMs(now))).toBeLessThan(1_000);
  writeFileSync(TEST_CLOCK_FILE, String(HOUR_MS));
  expect(Math.abs(aheadMs(now) - HOUR_MS)).toBeLessThan(1_000);
});

test.each([
  ['in production', { ...env, NODE_ENV: 'production' }, '0', 'for tests'],
  ['where nobody says that it is a test', { TEST_CLOCK_FILE }, '0', 'for tests'],
  ['by something that is no number', env, 'später', 'milliseconds'],
])('a clock that is turned %s is a wrong setting', (_case, given, ahead, message) => {
  writeFileSync(TEST_CLOCK_FILE, ahead);
  expect(() => clockFrom(given)).toThrow(
    expect.objectContaining({ exitCode: 78, message: expect.stringContaining(message) }),
  );
});
