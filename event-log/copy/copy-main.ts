/**
 * Copies a log to another event store. Arguments: the addresses of source and target; --database <postgres://…> with the
 * product's database, whose read models are then forgotten, because positions differ from log to log.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { tryLog } from '../try-log.js';
import { copyLog, LogsDiffer } from './copy-log.js';
import { forgetReadModels } from './forget-read-models.js';

const USAGE = 'Usage: npm run log:copy -- <esdb://source> <esdb://target> [--database postgres://…]';
const PRINT_EVERY_MS = 5_000;

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { database: { type: 'string' } },
  });
  const [source, target] = positionals;
  if (!source || !target || positionals.length !== 2) throw new Error(USAGE);
  for (const url of [source, target]) {
    const failure = await tryLog(url);
    if (failure) throw new Error(failure.english);
  }
  let printedAt = performance.now();
  const onProgress = (copied: number): void => {
    if (performance.now() - printedAt < PRINT_EVERY_MS) return;
    printedAt = performance.now();
    console.error(`${copied} events copied`);
  };
  const { copied, events, streams } = await copyLog({ source, target, signal: stop.signal, onProgress });
  console.error(`${copied} events copied; both logs hold the same ${events} events in ${streams} streams.`);
  if (values.database) {
    await forgetIn(values.database);
    console.error('The read models are forgotten; the next start makes them of the copied log.');
  } else {
    console.error(
      'The read models belong to the source: the product makes them again by itself when it starts on the target.',
    );
  }
  process.exit();
} catch (error) {
  if (stop.signal.aborted) console.error('Stopped. Run it again to go on.');
  else console.error(error instanceof LogsDiffer ? `Not copied: ${error.message}` : (error as Error).message);
  process.exit(1);
}

async function forgetIn(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await forgetReadModels(client).finally(() => client.end());
}
