import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { inRoot } from '../repository.mjs';
import { changedAt, filesBelow } from './files.mjs';
import { renewResourceList } from './resource-list.mjs';

/** Folder of the sources → folder of what Node runs. */
const packages = {
  domain: 'domain/dist',
  'server-kit': 'server-kit/dist',
  'event-log': 'event-log/dist',
  'event-store-protocol': 'event-store-protocol/dist',
  'projections/src': 'projections/dist',
  'payments/src': 'payments/dist',
  'backend/src': 'backend/dist',
  embedded: 'embedded/dist',
  'payment-sandbox': 'payment-sandbox/dist',
  ops: 'ops/dist',
};

export const sourceFolders = Object.keys(packages);

const isLeftOut = (path) => /\.(test|d)\.ts$|\.proto$/.test(path) || basename(path) === 'package.json';
const outputOf = (path) => path.replace(/\.ts$/, '.js');

function builtFilesBelow(folder, prefix = '') {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(prefix, entry.name);
    return entry.isDirectory() ? builtFilesBelow(join(folder, entry.name), path) : [path];
  });
}

function removeOrphans(out, sources) {
  const expected = new Set(sources.flatMap((path) => [outputOf(path), `${outputOf(path)}.map`]));
  for (const path of builtFilesBelow(out)) if (!expected.has(path)) rmSync(join(out, path));
}

async function compile(source, target) {
  const { transformFile } = await import('@swc/core');
  const { code, map } = await transformFile(source, {
    cwd: inRoot(),
    root: inRoot(),
    sourceMaps: true,
    inlineSourcesContent: false,
    sourceFileName: relative(dirname(target), source),
  });
  writeFileSync(`${target}.map`, map);
  writeFileSync(target, `${code}\n//# sourceMappingURL=${basename(target)}.map\n`);
}

async function renew(source, target) {
  mkdirSync(dirname(target), { recursive: true });
  if (source.endsWith('.ts')) await compile(source, target);
  else copyFileSync(source, target);
}

/**
 * Compiles what changed in the packages that Node runs, and removes what has lost its source.
 *
 * @returns {Promise<number>} how many files were renewed
 */
export async function buildServers() {
  renewResourceList();
  const settingsChangedAt = changedAt(inRoot('.swcrc'));
  const renewals = Object.entries(packages).flatMap(([from, to]) => {
    const sources = filesBelow(inRoot(from)).filter((path) => !isLeftOut(path));
    removeOrphans(inRoot(to), sources);
    return sources
      .map((path) => [inRoot(from, path), inRoot(to, outputOf(path))])
      .filter(([source, target]) => changedAt(target) < Math.max(changedAt(source), settingsChangedAt));
  });
  await Promise.all(renewals.map(([source, target]) => renew(source, target)));
  return renewals.length;
}
