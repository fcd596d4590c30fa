import { open, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomFillSync } from 'node:crypto';

export const MIB = 1024 * 1024;

/** Bytes that PostgreSQL's user may still write on the disk that holds `folder`, or will once that is created. */
export async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return freeBytes(dirname(folder));
  }
}

/** With less, nothing may be written: a new piece of the write-ahead log is 16 MiB, and without one the server ends. */
export const LOW_BYTES = 64 * MIB;
/** Writing begins again when there is as much. */
export const ENOUGH_BYTES = 96 * MIB;

export const isDiskFull = (message: string): boolean => /No space left on device|ENOSPC|53100/.test(message);

export const mib = (bytes: number): string => `${Math.floor(bytes / MIB)} MiB`;

/** How much the write-ahead log may take before a checkpoint ends it: a quarter of what is free, 2 GiB at most. */
export function logSize(free: number): string {
  return `${Math.max(64, Math.min(2048, Math.floor(free / 4 / MIB)))}MB`;
}

const RESERVED_MIB = 32;
export const RESERVED_BYTES = RESERVED_MIB * MIB;

/** A file that holds room on the disk: removed when the disk is full, so that PostgreSQL can recover and be read. */
export class ReservedSpace {
  private readonly file: string;

  constructor(directory: string) {
    this.file = join(directory, 'ballast');
  }

  /** Written if it is not there. Bytes of chance: a disk that compresses would give zeros no room. */
  async take(): Promise<void> {
    if (await this.isThere()) return;
    const draft = `${this.file}.new`;
    const handle = await open(draft, 'w', 0o600);
    try {
      for (let written = 0; written < RESERVED_MIB; written += 1)
        await handle.write(randomFillSync(Buffer.alloc(MIB)));
      await handle.sync();
      await handle.close();
      await rename(draft, this.file);
    } catch (error) {
      await handle.close().catch(() => undefined);
      await rm(draft, { force: true });
      throw error;
    }
  }

  async release(): Promise<void> {
    await rm(this.file, { force: true });
  }

  async isThere(): Promise<boolean> {
    return stat(this.file).then(
      () => true,
      () => false,
    );
  }
}
