import 'reflect-metadata';
import type { Projection } from '../../engine/projection.js';
import { forgetReadModels } from '@bestellwerk/event-log/copy/forget-read-models';
import { inTransaction } from '../../database/query.js';
import { projections } from '../../projections.js';
import { areOfOtherLog } from '../../engine/runner/other-log.js';
import { rebuildBeside } from '../../engine/runner/rebuild.js';
import type { RunnerLog } from '../../engine/runner/target.js';
import { openServices, type Services } from '../../app/services.js';
import { settingsFrom } from '../../app/settings.js';
import { progressLine } from './progress-line.js';

const REPORTED_EVERY_MS = 1_000;
const names = projections.map(({ name }) => name);

/** For a command on a terminal: only warnings and errors. */
const consoleLog: RunnerLog = {
  handled: () => undefined,
  parked: (projection, { stream, type, revision }, reason) =>
    console.error(`${projection}: ${stream} is parked at ${type} (${revision}): ${reason}`),
  released: () => undefined,
  info: () => undefined,
  warn: (message) => console.error(message),
};

/** What a name on the command line means; `order-board` is as good as `order_board`. */
function chosen(name: string | undefined): readonly Projection[] {
  if (name === 'all') return projections;
  return projections.filter((projection) => projection.name === name?.replaceAll('-', '_'));
}

async function rebuild(services: Services, projection: Projection, signal: AbortSignal): Promise<boolean> {
  const { name } = projection;
  const head = await services.eventLog.head();
  const started = performance.now();
  let reportedAt = -Infinity;
  const isSwapped = await rebuildBeside({ ...services, log: consoleLog }, projection, {
    resume: false,
    signal,
    onProgress: ({ events, position }) => {
      const now = performance.now();
      if (now - reportedAt < REPORTED_EVERY_MS && BigInt(position) < BigInt(head)) return;
      reportedAt = now;
      console.log(progressLine({ name, position, head, events, seconds: (now - started) / 1000 }));
    },
  });
  console.log(isSwapped ? `${name}  the rebuilt tables are in use` : `${name}  stopped; nothing has changed`);
  return isSwapped;
}

const wanted = chosen(process.argv[2]);
if (wanted.length === 0) {
  console.error(`Usage: npm run projections:rebuild -- <${names.join('|')}|all>`);
  process.exit(2);
}
const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort());

const { databaseUrl, eventStoreUrl } = settingsFrom(process.env);
const services = await openServices(databaseUrl, eventStoreUrl);
try {
  if (wanted === projections && (await areOfOtherLog(services))) {
    console.log('The read models were made of another log; they are made of this one now.');
    await inTransaction(services.dataSource, forgetReadModels);
  }
  for (const projection of wanted) {
    if (!(await rebuild(services, projection, stop.signal))) process.exitCode = 1;
  }
} finally {
  await services.close();
}
