import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeyStore } from './key-store.js';

const NAME = 'erased-keys.txt';

/**
 * Whose keys were destroyed, in a file beside the database. A backup from before an erasure has the key; what lies outside
 * of it still knows that the key must go. Holds ids of orders and records, nothing personal.
 */
export class ErasureJournal {
  constructor(private readonly folder: string) {}

  async subjects(): Promise<ReadonlySet<string>> {
    const text = await readFile(join(this.folder, NAME), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    return new Set(text.split('\n').filter(Boolean));
  }

  /** On the disk once it resolves. */
  async add(subjects: readonly string[]): Promise<void> {
    if (subjects.length === 0) return;
    await mkdir(this.folder, { recursive: true });
    // A line break in front: a line that a crash cut off stays one of its own.
    const lines = subjects.map((subject) => `\n${subject}`).join('');
    await appendFile(join(this.folder, NAME), lines, { mode: 0o600, flush: true });
  }
}

/** Notes a key in the journal before it is destroyed. */
export class JournaledKeys implements KeyStore {
  constructor(
    private readonly keys: KeyStore,
    private readonly journal: ErasureJournal,
    /** What could not be noted does not hold up an erasure. */
    private readonly onFailure: (error: Error) => void,
  ) {}

  create(subjects: readonly string[]): Promise<Map<string, Buffer>> {
    return this.keys.create(subjects);
  }

  find(subjects: readonly string[]): Promise<Map<string, Buffer>> {
    return this.keys.find(subjects);
  }

  async erase(subject: string): Promise<void> {
    const held = await this.keys.find([subject]);
    if (held.size > 0) await this.journal.add([subject]).catch(this.onFailure);
    await this.keys.erase(subject);
  }
}
