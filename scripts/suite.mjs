/**
 * Tries the product on servers of one's own: EVENTSTORE_URL (an EventStoreDB or KurrentDB, one node or a cluster) and
 * DATABASE_URL (a PostgreSQL whose user may create databases), both empty. First the paths through a browser, then what
 * the event store must keep to. What kills servers is left out: those are not ours to kill.
 *
 * `npm run suite -- contract` tries only the event store; it needs EVENTSTORE_URL alone, and no empty log.
 */
import { ensureInstalled } from './install.mjs';
import { assertNode } from './node-version.mjs';
import { inRoot, root } from './repository.mjs';
import { conclude, runSteps } from './steps.mjs';

const isContractOnly = process.argv[2] === 'contract';

process.chdir(root);
try {
  assertNode();
  for (const name of isContractOnly ? ['EVENTSTORE_URL'] : ['EVENTSTORE_URL', 'DATABASE_URL']) {
    if (!process.env[name]) throw new Error(`The suite needs the environment variable ${name}.`);
  }
  await ensureInstalled();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const { browser, jest } = await import('./tools.mjs');

const contract = ['embedded/contract', 'event-log/.*\\.test'];

const inBrowser = async () => [
  await runSteps([{ name: 'build', args: [inRoot('scripts/build.mjs')] }]),
  await runSteps([browser('browser', 'journeys', 'latency')]),
];

conclude([
  ...(isContractOnly ? [] : await inBrowser()),
  await runSteps([jest('contract', 'jest.config.mjs', '--maxWorkers=1', ...contract)]),
]);
