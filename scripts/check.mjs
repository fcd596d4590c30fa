/**
 * What a developer runs before a commit: types, lint, format, architecture and the tests that need no server.
 * Lint leaves out the rules that need types here, unless it is asked for by name.
 * Arguments name the only steps to run: `node scripts/check.mjs types lint`.
 */
import { renewResourceList } from './build/resource-list.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './repository.mjs';
import { conclude, runSteps } from './steps.mjs';

process.chdir(root);
await ensureInstalled();
renewResourceList();
const { architecture, format, jest, lint, quickLint, types } = await import('./tools.mjs');

const asked = process.argv.slice(2);

const withoutServers = [
  'domain/',
  'projections/src/.*(project|groups|json|line).test',
  'event-log/(codec|golden)',
  'backend/src/seed/demo/',
  'scripts/architecture',
  'ops/supervisor/',
];

const groups = {
  types: () => types,
  lint: () => [asked.includes('lint') ? lint : quickLint],
  unit: () => [
    jest('unit servers', 'jest.config.mjs', '--maxWorkers=1', '--testPathPatterns', ...withoutServers),
    jest('unit shop', 'frontend-store/jest.config.mjs', '--maxWorkers=1'),
    jest('unit back office', 'frontend-admin/jest.config.mjs', '--maxWorkers=1'),
    jest('unit devices', 'frontend-devices/jest.config.mjs', '--maxWorkers=1'),
  ],
  format: () => [format],
  architecture: () => [architecture],
};
const unknown = asked.filter((name) => !Object.hasOwn(groups, name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${Object.keys(groups).join(', ')}.`);
  process.exit(1);
}
const steps = Object.entries(groups).flatMap(([name, make]) =>
  asked.length === 0 || asked.includes(name) ? make() : [],
);
conclude([await runSteps(steps, 2)]);
