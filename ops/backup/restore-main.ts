/**
 * Makes an installation of a backup. Arguments: the file; --keys <file> when the keys lie apart; --erasures <file> with
 * newer keys, whose erasures are carried out again; --force to move an installation aside. Environment: as of
 * `npm start`.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exitWith } from '@bestellwerk/server-kit/process-lifecycle';
import { pathOf, stopSignal } from './command-line.js';
import { restoreInstallation } from './restore-installation.js';

const USAGE =
  'Usage: npm run restore -- <file> [--keys <file>] [--erasures <newer file with keys>] [--force]';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      keys: { type: 'string' },
      erasures: { type: 'string' },
      force: { type: 'boolean', default: false },
    },
  });
  if (positionals.length !== 1) throw new Error(USAGE);
  const archives = {
    file: pathOf(positionals[0]!),
    keysFile: values.keys === undefined ? null : pathOf(values.keys),
    erasuresFile: values.erasures === undefined ? null : pathOf(values.erasures),
  };
  const destination = {
    dataDir: resolve(process.env.DATA_DIR || 'data'),
    databaseUrl: process.env.DATABASE_URL || null,
    eventstoreUrl: process.env.EVENTSTORE_URL || null,
    replace: values.force,
  };
  const options = { signal: stopSignal(), onProgress: (line: string) => console.error(line) };
  const former = await restoreInstallation(archives, destination, options);
  if (former !== null) console.error(`The former installation is in ${former}.`);
  console.error('Restored. npm start makes the read models of it.');
  process.exit();
} catch (error) {
  await exitWith(error);
}
