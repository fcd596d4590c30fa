import type { Trouble } from '@bestellwerk/server-kit/process-lifecycle';
import { RESERVED_BYTES, type ReservedSpace } from './reserved-space.js';
import { ENOUGH_BYTES, LOW_BYTES, mib } from './disk-space.js';
import type { WriteProtection } from './write-protection.js';

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
