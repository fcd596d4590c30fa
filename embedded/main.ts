/**
 * Starts the two embedded servers and nothing else, keeps them alive, and prints their addresses as one JSON line.
 * Options: --esdb-port, --pg-port (0: any free port). Environment: DATA_DIR (default ./data).
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exitWith, onShutdown } from '@bestellwerk/server-kit/process-lifecycle';
import { claimDataFolder } from './process/claim-folder.js';
import { supervise, type Supervision } from './supervise.js';
import { eventStorePart, postgresPart } from './parts.js';

const { values } = parseArgs({
  options: { 'esdb-port': { type: 'string', default: '0' }, 'pg-port': { type: 'string', default: '0' } },
});
const dataFolder = resolve(process.env.DATA_DIR || 'data');
const parts = [
  postgresPart({ directory: join(dataFolder, 'postgres'), port: Number(values['pg-port']) }),
  eventStorePart({ port: Number(values['esdb-port']) }),
];

const stop = new AbortController();
const starting = start();
onShutdown(async () => {
  stop.abort();
  const supervision = await starting.catch(() => undefined);
  await supervision?.stop();
}, 5_000);

async function start(): Promise<Supervision> {
  await claimDataFolder(dataFolder);
  return supervise(parts, { signal: stop.signal, onProgress: (line) => console.error(line) });
}

try {
  const { eventstore, postgres } = (await starting).addresses;
  console.log(JSON.stringify({ eventstore, postgres }));
} catch (error) {
  if (!stop.signal.aborted) await exitWith(error);
}
