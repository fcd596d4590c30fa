/**
 * Tries the product on servers of one's own: EVENTSTORE_URL (an EventStoreDB or KurrentDB, one node or a cluster) and
 * DATABASE_URL (a PostgreSQL whose user may create databases), both empty. First the paths through a browser, then what
 * the event store must keep to. What kills servers is left out: those are not ours to kill.
 */
import { ensureInstalled } from './install.mjs';
import { assertNode } from './node-version.mjs';
import { inRoot, root } from './repository.mjs';
import { conclude, runSteps } from './steps.mjs';

process.chdir(root);
try {
  assertNode();
  for (const name of ['EVENTSTORE_URL', 'DATABASE_URL']) {
    if (!process.env[name]) throw new Error(`The suite needs the environment variable ${name}.`);
  }
  await ensureInstalled();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const { browser, jest } = await import('./tools.mjs');

/** Other tests of the log want one that is empty; by then it is not. */
const contract = ['embedded/contract', 'event-log/(event-log|transactor|reserve-then-write)\\.test'];

conclude([
  await runSteps([{ name: 'build', args: [inRoot('scripts/build.mjs')] }]),
  await runSteps([browser('e2e/path')]),
  await runSteps([jest('contract', 'jest.config.mjs', '--maxWorkers=1', ...contract)]),
]);
