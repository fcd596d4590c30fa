import { lstat, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { WrongSettings } from '@bestellwerk/server-kit/wrong-settings';

/** Makes a folder with those above it. A file in its way is a wrong setting; a link to nothing may wait for its mount. */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
  } catch (error) {
    if (!isCode(error, 'EEXIST', 'ENOTDIR', 'ENOENT')) throw error;
    const inTheWay = await nearest(path);
    if ((await lstat(inTheWay)).isSymbolicLink() && !(await leadsSomewhere(inTheWay))) {
      throw new Error(`${inTheWay} is a link to nothing: is its file system mounted?`);
    }
    if ((await stat(inTheWay)).isDirectory()) throw error;
    throw new WrongSettings(`${path} cannot be made: ${inTheWay} is a file.`);
  }
}

/** The path itself, or what of it there is. */
async function nearest(path: string): Promise<string> {
  return (await isThere(path, lstat)) ? path : nearest(dirname(path));
}

const leadsSomewhere = (path: string): Promise<boolean> => isThere(path, stat);

/** A path without read permission does not count as missing: it would be created again. */
export async function isThere(
  path: string,
  look: (path: string) => Promise<unknown> = stat,
): Promise<boolean> {
  try {
    await look(path);
    return true;
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ENOTDIR')) return false;
    throw error;
  }
}

const isCode = (error: unknown, ...codes: string[]): boolean =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '');
