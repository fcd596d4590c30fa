import { appendFile, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Trouble } from '@bestellwerk/server-kit/process-lifecycle';
import { ENOUGH_BYTES, LOW_BYTES, mib, RESERVED_BYTES, type ReservedSpace } from './disk-space.js';

export interface DiskGuardOptions {
  /** The folder that people know, for messages. */
  readonly folder: string;
  readonly free: () => Promise<number>;
  readonly protection: Pick<WriteProtection, 'set' | 'isOn'>;
  readonly reserved: Pick<ReservedSpace, 'take' | 'isThere'>;
  readonly onTrouble: (trouble: Trouble | null) => void;
  /** Makes a server that runs read its settings again, and give back what it keeps of its log. */
  readonly onChange: (isProtected: boolean) => void;
}

/**
 * Keeps a server from ending on a full disk: while there is too little room nothing may be written, everything can still
 * be read, and work goes on by itself when there is room again.
 */
export class DiskGuard {
  constructor(private readonly options: DiskGuardOptions) {}

  async look(): Promise<void> {
    const { free, protection, onTrouble, onChange } = this.options;
    const bytes = await free();
    const isProtected = await protection.isOn();
    if (!isProtected && bytes < LOW_BYTES) {
      await protection.set(true);
      onTrouble(this.trouble(bytes));
      onChange(true);
    } else if (isProtected && bytes >= ENOUGH_BYTES) {
      await protection.set(false);
      onTrouble(null);
      onChange(false);
    } else if (!isProtected) await this.reserve(bytes);
  }

  trouble(bytes: number): Trouble {
    const text = `the disk is full: only ${mib(bytes)} are free in ${this.options.folder}. Everything can be read; writing begins again by itself when ${mib(ENOUGH_BYTES)} are free`;
    return { code: 'disk-full', text };
  }

  /** Only where much stays free beside it: it must never be what makes the disk full. */
  private async reserve(bytes: number): Promise<void> {
    if (bytes < ENOUGH_BYTES + 3 * RESERVED_BYTES) return;
    if (!(await this.options.reserved.isThere())) await this.options.reserved.take().catch(() => undefined);
  }
}

const FOLDER = 'bestellwerk.d';
const INCLUDE = `include_dir = '${FOLDER}'`;
/** Less of the write-ahead log is kept, too: if it is what fills the disk, a checkpoint gives the room back. */
const PROTECTED = 'default_transaction_read_only = on\nmax_wal_size = 64MB\nmin_wal_size = 32MB\n';

/**
 * Settings of a cluster that are read again while it runs. Protection is put on and taken off by renaming a file that is
 * always there, because on a full disk nothing can be written.
 */
export class WriteProtection {
  private readonly folder: string;

  /** @param data the cluster's data folder */
  constructor(private readonly data: string) {
    this.folder = join(data, FOLDER);
  }

  /** Before the server starts. Throws when there is no room even for that. */
  async prepare(logSize: string): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await writeFile(join(this.folder, '1-usual.conf'), `max_wal_size = ${logSize}\nmin_wal_size = 32MB\n`);
    if (!(await this.isOn())) await writeFile(this.off, PROTECTED);
    const main = join(this.data, 'postgresql.conf');
    const isIncluded = (await readFile(main, 'utf8')).includes(INCLUDE);
    if (!isIncluded) await appendFile(main, `\n${INCLUDE}\n`);
  }

  /** Counts from the server's next reading of its settings. */
  async set(isOn: boolean): Promise<void> {
    if (isOn === (await this.isOn())) return;
    await rename(isOn ? this.off : this.on, isOn ? this.on : this.off);
  }

  async isOn(): Promise<boolean> {
    return stat(this.on).then(
      () => true,
      () => false,
    );
  }

  private get on(): string {
    return join(this.folder, '2-protected.conf');
  }

  private get off(): string {
    return join(this.folder, '2-protected.off');
  }
}
