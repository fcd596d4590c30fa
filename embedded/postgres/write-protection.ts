import { appendFile, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
