import { totalmem } from 'node:os';

const MIB = 1024 * 1024;
const LEAST_MIB = 128;
const MOST_MIB = 1024;

/** An eighth of the machine for PostgreSQL's own cache: the rest is for the other parts and the system's cache. */
export function sharedBuffers(machineBytes: number = memoryToUse()): string {
  const mib = Math.min(MOST_MIB, Math.max(LEAST_MIB, Math.floor(machineBytes / MIB / 8)));
  return `${mib}MB`;
}

/** A container may have less than its machine. */
function memoryToUse(): number {
  const limit = process.constrainedMemory() ?? 0;
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
