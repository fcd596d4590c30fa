import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../repository.mjs';

const isNoSource = new Set(['node_modules', 'dist', 'coverage', 'data']);

/** Every file below a folder as a path relative to it, without what is installed or built. */
export function filesBelow(folder, prefix = '') {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (isNoSource.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = join(prefix, entry.name);
    return entry.isDirectory() ? filesBelow(join(folder, entry.name), path) : [path];
  });
}

/** Time of the last change in milliseconds, or -Infinity when there is no such file. */
export const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -Infinity;

/** A hash over name, size and time of all files in these folders (relative to the root): equal means unchanged. */
export function fingerprint(folders) {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const path of filesBelow(inRoot(folder)).sort()) {
      const { mtimeMs, size } = statSync(inRoot(folder, path));
      hash.update(`${folder}/${path}|${mtimeMs}|${size}\n`);
    }
  }
  return hash.digest('hex');
}
