import { readFile, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore, notStored } from './file-store.js';
import { writeWhole } from './write-file-atomic.js';

/** File contents in a local folder, in two levels of folders so that none grows large. */
export class FolderFileStore extends FileStore {
  constructor(private readonly folder: string) {
    super();
  }

  override async put(hash: string, content: Buffer): Promise<void> {
    const path = this.pathOf(hash);
    try {
      if (!(await isKeptAgain(path))) await writeWhole(path, content);
    } catch (error) {
      throw notStored(error);
    }
  }

  override async get(hash: string): Promise<Buffer | null> {
    return readFile(this.pathOf(hash)).catch(nullIfMissing);
  }

  override async remove(hash: string): Promise<void> {
    await rm(this.pathOf(hash), { force: true });
  }

  private pathOf(hash: string): string {
    return join(this.folder, hash.slice(0, 2), hash.slice(2, 4), hash);
  }
}

/** Updates the modification time, so that the search for unused files skips the file. */
const isKeptAgain = (path: string): Promise<boolean> =>
  utimes(path, new Date(), new Date()).then(
    () => true,
    () => false,
  );

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
