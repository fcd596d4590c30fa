/**
 * What takes too long for every `npm test` and seldom fails: `npm run nightly`, or only the steps that are named:
 * `npm run nightly -- chaos`. To add something, add a line to `steps`.
 */
import { ensureDebianPackages } from './debian-packages.mjs';
import { ensureInstalled } from './install.mjs';
import { assertNode } from './node-version.mjs';
import { inRoot, root } from './repository.mjs';
import { conclude, runSteps } from './steps.mjs';

process.chdir(root);
try {
  assertNode();
  await ensureInstalled();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const { browser, jest } = await import('./tools.mjs');

const program = (name, file, ...args) => ({
  name,
  args: ['--import', '@swc-node/register/esm-register', inRoot(file), ...args],
});

/** Those that need neither root nor a library of their own; docs/guide/faults.md. */
const trials = [
  ...['backend', 'projections', 'event-store', 'postgresql'].flatMap((part) => [
    `held-${part}`,
    `six-kills-${part}`,
  ]),
  ...[
    'payments-1000',
    'kills-15',
    'prices',
    'backup',
    'sockets',
    'open-subscriptions',
    'visits',
    'log-kills-57',
  ],
];

/** The Debian packages of other browsers, by their programs. */
const browserPackages = {
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  'xvfb-run': 'xvfb',
  xauth: 'xauth',
};

/** Each begins when the one before has ended. */
const steps = [
  program('chaos', 'e2e/chaos/main.ts', '--minutes', '20'),
  program('trials', 'e2e/trials/main.ts', ...trials),
  browser('sweeps', 'nightly', 'nightly-journeys'),
  { ...program('browsers', 'e2e/browsers/main.ts'), packages: browserPackages },
  {
    ...jest('lifecycle', 'jest.config.mjs', '--maxWorkers=1', 'order-lifecycle'),
    env: { LIFECYCLE_RUNS: '10000' },
  },
  { ...jest('servers', 'jest.config.mjs', '--maxWorkers=1', '\\.nightly\\.test'), env: { NIGHTLY: '1' } },
];

const asked = process.argv.slice(2);
const chosen = asked.length === 0 ? steps : steps.filter(({ name }) => asked.includes(name));

for (const { packages = {} } of chosen) await ensureDebianPackages(packages);
conclude([await runSteps([{ name: 'build', args: [inRoot('scripts/build.mjs')] }]), await runSteps(chosen)]);
