import { randomFillSync } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MIB } from './disk-space.js';

const SIZE_MIB = 32;

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
      for (let written = 0; written < SIZE_MIB; written += 1)
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

export const RESERVED_BYTES = SIZE_MIB * MIB;
