import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

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
