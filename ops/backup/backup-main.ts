/**
 * Copies an installation into one file, while it runs or while it is stopped.
 * Arguments: a folder or a file, and --keys <file> to have the keys apart. Environment: as of `npm start`.
 */
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exitWith } from '@bestellwerk/server-kit/process-lifecycle';
import { backUp } from './backup.js';
import { findSources } from './find-sources.js';
import { timeForNames } from '@bestellwerk/embedded/postgres/restoring-folder';
import { pathOf, stopSignal } from './command-line.js';

const USAGE = 'Usage: npm run backup -- <folder or file> [--keys <file>]';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keys: { type: 'string' } },
  });
  if (positionals.length !== 1) throw new Error(USAGE);
  const asked = pathOf(positionals[0]!);
  const isFolder = statSync(asked, { throwIfNoEntry: false })?.isDirectory();
  const file = isFolder ? join(asked, `bestellwerk-${timeForNames(new Date())}.tar`) : asked;
  const keysFile = values.keys === undefined ? null : pathOf(values.keys);
  for (const target of [file, keysFile]) {
    if (target !== null && existsSync(target)) throw new Error(`${target} is there already.`);
  }
  const dataDir = resolve(process.env.DATA_DIR || 'data');
  const sources = await findSources(dataDir, process.env);
  const options = { signal: stopSignal(), onProgress: (line: string) => console.error(line) };
  const manifest = await backUp(sources, { file, keysFile }, options).finally(() => sources.close());
  if (manifest.head === null)
    console.error('The log is not in it: back up your event store by its own means.');
  const files = join(dataDir, 'files');
  if (existsSync(files)) console.error(`Files of images and uploads are not in it: copy ${files} now.`);
  if (keysFile !== null) console.log(keysFile);
  console.log(file);
  process.exit();
} catch (error) {
  await exitWith(error);
}
