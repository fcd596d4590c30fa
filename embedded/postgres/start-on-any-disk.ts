import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Trouble } from '@bestellwerk/server-kit/process-lifecycle';
import { freeBytes, isDiskFull, logSize, LOW_BYTES, ReservedSpace } from './disk-space.js';
import { DiskGuard, WriteProtection } from './disk-guard.js';
import { type PostgresOptions, type RunningPostgres, startPostgres } from './start-postgres.js';

export interface AnyDiskOptions extends Omit<PostgresOptions, 'beforeStart'> {
  readonly onTrouble: (trouble: Trouble | null) => void;
  /** Ends the waiting for room, and the looking after it. */
  readonly signal: AbortSignal;
  /** What must be done before the server counts as started. */
  readonly prepare: (postgres: RunningPostgres) => Promise<void>;
}

const LOOK_EVERY_MS = 250;
const TRY_EVERY_MS = 5_000;

/**
 * Starts PostgreSQL also on a disk that is full: gives the reserved space up, and otherwise waits for room as long as it takes.
 * Afterwards looks after the room on the disk until the signal is aborted.
 */
export async function startOnAnyDisk(options: AnyDiskOptions): Promise<RunningPostgres> {
  const { directory, signal } = options;
  const reserved = new ReservedSpace(directory);
  for (;;) {
    try {
      return await startGuarded(options, reserved);
    } catch (error) {
      signal.throwIfAborted();
      if (!isDiskFull(messageOf(error))) throw error;
      await reserved.release();
      await untilThereIsMoreRoom(options);
    }
  }
}

async function startGuarded(options: AnyDiskOptions, reserved: ReservedSpace): Promise<RunningPostgres> {
  const { directory, onTrouble, signal, prepare } = options;
  const folder = resolve(directory);
  const free = (): Promise<number> => freeBytes(folder);
  const running: { server?: RunningPostgres } = {};
  const onChange = (isProtected: boolean): void => {
    running.server?.reload();
    if (running.server && isProtected) void checkpoint(running.server).catch(() => undefined);
  };
  let guard: DiskGuard | undefined;
  const beforeStart = async (data: string): Promise<void> => {
    const protection = new WriteProtection(data);
    await protection.prepare(logSize(await free()));
    guard = new DiskGuard({ folder, free, protection, reserved, onTrouble, onChange });
    await guard.look();
    onTrouble((await protection.isOn()) ? guard.trouble(await free()) : null);
  };
  const server = await startPostgres({ ...options, beforeStart });
  running.server = server;
  try {
    await prepare(server);
  } catch (error) {
    await server.stop();
    throw error;
  }
  void look(guard!, signal);
  return server;
}

async function look(guard: DiskGuard, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await guard
      .look()
      .catch((error: Error) => console.error(`The disk cannot be looked after: ${error.message}`));
    await delay(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Gives back what the server keeps of its log beyond need. */
async function checkpoint(server: RunningPostgres): Promise<void> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  await client.query('CHECKPOINT').finally(() => client.end());
}

async function untilThereIsMoreRoom({ directory, onTrouble, signal }: AnyDiskOptions): Promise<void> {
  const before = await freeBytes(directory);
  const text = `the disk is full: PostgreSQL cannot start. It is tried again when there is room in ${resolve(directory)}`;
  onTrouble({ code: 'disk-full', text });
  const until = performance.now() + TRY_EVERY_MS;
  while (performance.now() < until) {
    const free = await freeBytes(directory);
    if (free > before && free >= LOW_BYTES) return;
    await delay(LOOK_EVERY_MS, undefined, { signal });
  }
}

/** The failure of a program, with its output as the reason. */
const messageOf = (error: unknown): string => {
  const { message, stderr, code } = error as { message?: string; stderr?: string; code?: string };
  return [message, stderr, code].join('\n');
};
