/**
 * Starts the two embedded servers and nothing else, keeps them alive, and prints their addresses as one JSON line.
 * Options: --esdb-port, --pg-port (0: any free port). Environment: DATA_DIR (default ./data).
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { claimDataFolder } from './process/claim-folder.js';
import { exitWith } from './process/lifecycle.js';
import { supervise } from './supervise.js';
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
process.on('SIGINT', () => stop.abort());
process.on('SIGTERM', () => stop.abort());

try {
  await claimDataFolder(dataFolder);
  const supervision = await supervise(parts, {
    signal: stop.signal,
    onProgress: (line) => console.error(line),
  });
  const { eventstore, postgres } = supervision.addresses;
  console.log(JSON.stringify({ eventstore, postgres }));
  stop.signal.addEventListener('abort', () => void supervision.stop().then(() => process.exit(0)));
} catch (error) {
  if (stop.signal.aborted) process.exit(0);
  await exitWith(error);
}
