import { readFileSync } from 'node:fs';
import { familyOf } from '../../scripts/testing/process-table.js';

const TICKS_PER_SECOND = 100;

/** What identifies each part in the command lines of processes. */
const parts = {
  backend: 'backend/dist/main.js',
  'event store': 'event-store/main.js',
  projections: 'projections/dist/main.js',
  PostgreSQL: 'postgres',
} as const;
type Part = keyof typeof parts;
export type ByPart = Record<Part, number>;

/** Processor milliseconds that each part has used since it started. Needs /proc. */
export const processorTimeOf = (pid: number): ByPart => summed(pid, usedMs);

/** Resident MiB of each part. PostgreSQL's processes share much of theirs, which is counted for each. */
export const memoryOf = (pid: number): ByPart => summed(pid, residentMiB);

export function difference(after: ByPart, before: ByPart): ByPart {
  const entries = Object.entries(after) as [Part, number][];
  return Object.fromEntries(entries.map(([part, value]) => [part, value - before[part]])) as ByPart;
}

function summed(pid: number, read: (pid: number) => number): ByPart {
  const sums: ByPart = { backend: 0, 'event store': 0, projections: 0, PostgreSQL: 0 };
  const names = Object.keys(parts) as Part[];
  for (const member of familyOf(pid)) {
    const part = names.find((name) => member.command.includes(parts[name]));
    if (part) sums[part] += read(member.pid);
  }
  return sums;
}

function usedMs(pid: number): number {
  const fields = contentOf(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1_000) / TICKS_PER_SECOND;
}

function residentMiB(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(contentOf(`/proc/${pid}/status`))?.[1] ?? 0) / 1_024;
}

/** Empty for a process that has just ended. */
function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
