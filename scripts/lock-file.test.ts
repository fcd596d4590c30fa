import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';

interface LockedPackage {
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Readonly<Record<string, LockedPackage>>;
};

/** Looks where Node.js would look: beside the package, then in each folder above it. */
function isLocked(dependency: string, from: string): boolean {
  for (let folder = from; ; folder = parentOf(folder)) {
    if (packages[`${folder && `${folder}/`}node_modules/${dependency}`]) return true;
    if (folder === '') return false;
  }
}

const parentOf = (folder: string): string => folder.slice(0, Math.max(folder.lastIndexOf('/'), 0));

const fromRegistry = Object.entries(packages).filter(
  ([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle,
);

describe('the lock file', () => {
  test('holds every package that another one asks for, also those of other platforms', () => {
    const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !isLocked(name, path))
        .map((name) => `${name} for ${path || 'the project'}`),
    );
    expect(missing).toEqual([]);
  });

  test('holds the hash of every package, so that an install gets the same bytes everywhere', () => {
    expect(fromRegistry.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
  });

  test('names no address to download from, so that every installation asks its own registry', () => {
    const addressed = fromRegistry.filter(([, { resolved }]) => resolved?.startsWith('http'));
    expect(addressed.map(([path]) => path)).toEqual([]);
  });
});
