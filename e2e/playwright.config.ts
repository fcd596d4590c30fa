import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { administrator } from './support/administrator.js';
import { launchOptions } from './support/chromium.js';
import { answeredConsent } from './support/consent.js';
import { freePort } from '../server-kit/ports.js';

/** Workers read this file again: what was chosen once stays chosen through the environment. */
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'bestellwerk-e2e-'));

const root = fileURLToPath(new URL('..', import.meta.url));
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  // Pages wait for each other and for servers: two processors have work for three.
  workers: 3,
  // What asserts how long something takes runs alone, and what breaks something comes last.
  projects: [
    { name: 'journeys', testDir: './journeys', grepInvert: /@nightly/ },
    { name: 'latency', testDir: './latency', workers: 1, dependencies: ['journeys'] },
    { name: 'faults', testDir: './faults', workers: 1, dependencies: ['latency'] },
    // They take long and seldom fail: whole files, and those journeys that say so.
    { name: 'nightly', testDir: './nightly', workers: 1 },
    { name: 'nightly-journeys', testDir: './journeys', grep: /@nightly/, workers: 1 },
    // No tests: pictures for people to look at.
    { name: 'screenshots', testDir: './screenshots' },
  ],
  forbidOnly: true,
  // A test that fails once and then passes is counted as passed, and named at the end as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../.build/e2e.json' }], ['./page-reporter.ts']],
  use: {
    baseURL,
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    storageState: answeredConsent,
    // A film of every test would cost more than the tests.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions,
  },
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: root,
    url: `${baseURL}/health/ready`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: process.env.E2E_PORT,
      PUBLIC_URL: baseURL,
      DATA_DIR: process.env.E2E_DATA_DIR,
      DEMO: 'shop',
      THROTTLE: '0',
      ADMIN_EMAIL: administrator.username,
      ADMIN_PASSWORD: administrator.password,
    },
  },
});
