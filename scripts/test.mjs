/** Everything: static checks, the build, and all tests, a browser included. Ends with `N passed, N failed`. */
import { renewResourceList } from './build/resource-list.mjs';
import { ensureInstalled } from './install.mjs';
import { assertNode } from './node-version.mjs';
import { slowestFiles } from './reports.mjs';
import { inRoot, root } from './repository.mjs';
import { conclude, runSteps } from './steps.mjs';

process.chdir(root);
try {
  assertNode();
  await ensureInstalled();
  renewResourceList();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const { architecture, browser, format, jest, lint, rulesElsewhere, types } = await import('./tools.mjs');
const build = { name: 'build', args: [inRoot('scripts/build.mjs')] };

const totals = [
  // What needs one processor each.
  await runSteps(
    [
      // The longest first, so that none of the two is left with it at the end.
      jest('back office', 'frontend-admin/jest.config.mjs', '--maxWorkers=1'),
      lint,
      jest('shop', 'frontend-store/jest.config.mjs', '--maxWorkers=1'),
      ...[format, ...types, architecture, build, ...rulesElsewhere],
      jest('devices', 'frontend-devices/jest.config.mjs', '--maxWorkers=1'),
    ],
    2,
  ),
  // Alone: what these wait for comes too late for them on processors that are busy with something else. Much of their time is
  // waiting, so two processors have work for three.
  await runSteps([jest('servers', 'jest.config.mjs', '--maxWorkers=3')]),
  await runSteps([browser('browser', 'journeys', 'latency', 'faults')]),
];

console.log('\nThe slowest files:');
for (const [file, ms] of slowestFiles(20)) console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${file}`);
conclude(totals);
