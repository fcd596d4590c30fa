import { existsSync } from 'node:fs';
import { jestCounts, playwrightCounts, reportFile } from './reports.mjs';
import { inRoot } from './repository.mjs';

const bin = (path) => inRoot('node_modules', path);

const existing = (...folders) => folders.filter((folder) => existsSync(inRoot(folder)));

const typed = ['.', 'ui', 'frontend-store', 'frontend-admin', 'frontend-devices'].filter((folder) =>
  existsSync(inRoot(folder, 'tsconfig.json')),
);

/** One step for each tsconfig.json. */
export const types = typed.map((folder) => ({
  name: `types ${folder === '.' ? 'servers' : folder}`,
  args: [
    bin('typescript7/bin/tsc'),
    ...['-p', inRoot(folder), '--incremental'],
    ...['--tsBuildInfoFile', inRoot('.build', 'types', `${folder === '.' ? 'servers' : folder}.tsbuildinfo`)],
  ],
}));

/** A step of a tool that only passes or fails. */
const tool = (name, path, ...args) => ({ name, args: [bin(path), ...args] });

const eslint = (cache) =>
  tool(
    'lint',
    'eslint/bin/eslint.js',
    ...['.', '--max-warnings', '0'],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', cache],
  );

export const lint = eslint('.build/eslint');

/** Without the rules that need types. */
export const quickLint = { ...eslint('.build/eslint-quick'), env: { LINT_TYPES: '0' } };

export const format = tool(
  'format',
  'prettier/bin/prettier.cjs',
  ...['--check', '.', '--cache', '--cache-strategy', 'content', '--cache-location', '.build/prettier'],
);

export const architecture = tool(
  'architecture',
  'dependency-cruiser/bin/dependency-cruise.mjs',
  ...['--config', '.dependency-cruiser.mjs', '--cache', '.build/architecture'],
  ...existing(
    'domain',
    'server-kit',
    'event-store-protocol',
    'event-log',
    'projections',
    'payments',
    'backend',
  ),
  ...existing(
    'embedded',
    'payment-sandbox',
    'ops',
    'ui',
    'frontend-store',
    'frontend-admin',
    'frontend-devices',
  ),
  ...existing('scripts', 'e2e', 'bench'),
);

/** A step for the tests of one jest configuration. */
export function jest(name, configuration, ...args) {
  const report = reportFile(name.replaceAll(' ', '-'));
  return {
    name,
    args: [
      ...['--no-warnings', bin('jest/bin/jest.js')],
      ...['--config', inRoot(configuration), '--json', '--outputFile', report, ...args],
    ],
    counts: () => jestCounts(report),
  };
}

/** Calculations with times, words and written figures as on machines elsewhere; the random tests are left out. */
export const rulesElsewhere = [
  { name: 'rules UTC', env: { TZ: 'UTC', LC_ALL: 'C' } },
  { name: 'rules Los Angeles', env: { TZ: 'America/Los_Angeles', LC_ALL: 'en_US.UTF-8' } },
  { name: 'rules Kiritimati', env: { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8' } },
].map(({ name, env }) => ({
  ...jest(
    name,
    'domain/jest.config.mjs',
    '--maxWorkers=1',
    'domain/(text/|calendar/|opening-hours/|catalogue/|pricing/units)[^.]*\\.test',
  ),
  env,
}));

/** A step that drives the built product through a browser: these projects of `e2e/playwright.config.ts`. */
export function browser(name, ...projects) {
  const report = reportFile(name.replaceAll(' ', '-'));
  return {
    name,
    args: [
      ...[bin('@playwright/test/cli.js'), 'test', '-c', 'e2e', '--reporter=list,json,./e2e/page-reporter.ts'],
      ...projects.map((project) => `--project=${project}`),
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    counts: () => playwrightCounts(report),
  };
}
