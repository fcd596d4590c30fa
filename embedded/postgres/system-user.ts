import { execFileSync } from 'node:child_process';
import { chmod, stat } from 'node:fs/promises';
import { dirname, parse, resolve } from 'node:path';
import { WrongSettings } from '@bestellwerk/server-kit/wrong-settings';

/** The operating system's user that PostgreSQL runs as. Empty: the one who runs this process. */
export interface SystemUser {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root; then it runs as the user `postgres`, created if need be. */
export function postgresSystemUser(): SystemUser {
  if (process.getuid?.() !== 0) return {};
  const existing = lookUp();
  if (existing) return existing;
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'pipe' });
  } catch {
    throw new WrongSettings(
      'PostgreSQL does not run as root, and the user "postgres" could not be created. Create it or use another user.',
    );
  }
  return lookUp() ?? {};
}

function lookUp(): SystemUser | undefined {
  try {
    const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

/** Lets another user pass through these folders, without letting them list what is inside. */
export async function letPass(folders: readonly string[], user: SystemUser): Promise<void> {
  if (user.uid === undefined) return;
  for (const folder of folders) await chmod(folder, (await stat(folder)).mode | 0o001);
}

/** Throws WrongSettings when the user cannot get to `path` because a folder above it is closed to others. */
export async function assertReachable(path: string, user: SystemUser): Promise<void> {
  if (user.uid === undefined) return;
  const { root } = parse(resolve(path));
  for (let folder = dirname(resolve(path)); folder !== root; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder);
    const allowed = uid === user.uid ? mode & 0o100 : gid === user.gid ? mode & 0o010 : mode & 0o001;
    if (!allowed) {
      throw new WrongSettings(
        `PostgreSQL runs as the user "postgres", who may not enter ${folder}. ` +
          `Move the project or DATA_DIR to a folder that others may enter, or do not start as root. (Needed: ${path})`,
      );
    }
  }
}
