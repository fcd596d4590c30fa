import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { WrongSettings } from '@bestellwerk/server-kit/wrong-settings';
import { isThere, makeFolder } from './make-folder.js';
import { StartFailure } from './start-failure.js';
import { assertReachable, letPass, type SystemUser } from './system-user.js';

export const SUPERUSER = 'bestellwerk';

/** A data folder of PostgreSQL and the password that belongs to it, side by side in one directory. */
export interface Cluster {
  readonly data: string;
  readonly password: string;
}

export interface ClusterOptions {
  readonly directory: string;
  readonly initdb: string;
  readonly user: SystemUser;
  /** Without it, files are not flushed to disk: for tests. */
  readonly durable: boolean;
}

/** Opens the cluster in `directory`, made first if there is none; a half-made one of a killed predecessor is redone. */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const directory = resolve(options.directory);
  const data = join(directory, 'cluster');
  await makeFolder(directory);
  await letPass([dirname(directory), directory], options.user);
  await assertReachable(data, options.user);
  const exists = await isThere(join(data, 'PG_VERSION'));
  const password = await passwordOf(directory, exists);
  if (!exists) await refuseForeign(data);
  if (!exists) await create(options, directory, data, password);
  return { data, password };
}

async function passwordOf(directory: string, clusterExists: boolean): Promise<string> {
  const file = join(directory, 'secret', 'password');
  if (await isThere(file)) return (await readFile(file, 'utf8')).trim();
  if (clusterExists) throw new WrongSettings(`The password of the embedded PostgreSQL is missing: ${file}`);
  const password = randomBytes(24).toString('base64url');
  await mkdir(join(directory, 'secret'), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.new`, password, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return password;
}

async function create(
  options: ClusterOptions,
  directory: string,
  data: string,
  password: string,
): Promise<void> {
  const { user } = options;
  const draft = join(directory, 'cluster.new');
  const passwordFile = join(directory, 'initdb-password');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  await Promise.all([draft, passwordFile].map((path) => own(path, user)));
  const flags = [
    ...['-D', draft, '-U', SUPERUSER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8'],
    ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'],
    ...(options.durable ? [] : ['--no-sync']),
  ];
  try {
    await promisify(execFile)(options.initdb, flags, { ...user, cwd: directory });
    await rename(draft, data);
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw stderr ? new StartFailure('initdb', stderr) : error;
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function own(path: string, user: SystemUser): Promise<void> {
  if (user.uid !== undefined && user.gid !== undefined) await chown(path, user.uid, user.gid);
}

/** initdb works beside the place and is moved there whole, so what lies there without being a cluster is not ours. */
async function refuseForeign(data: string): Promise<void> {
  const files = (await isThere(data)) ? await readdir(data) : [];
  if (files.length === 0) return;
  throw new WrongSettings(
    `${data} holds something else than a PostgreSQL of Bestellwerk. Set DATA_DIR to another folder.`,
  );
}
