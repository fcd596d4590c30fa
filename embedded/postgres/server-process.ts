import { type ChildProcess, spawn } from 'node:child_process';
import { totalmem } from 'node:os';
import { createInterface } from 'node:readline';
import { startFailure } from './start-failure.js';
import type { SystemUser } from './system-user.js';

export interface ServerProcess {
  /** Resolves when the process has ended, for any reason. */
  readonly ended: Promise<void>;
  readonly pid: number;
  /** Ends all sessions, writes a checkpoint and waits for the end. */
  stop(): Promise<void>;
  /** Reads the settings in its data folder again. */
  reload(): void;
}

export interface ServerProcessOptions {
  readonly postgres: string;
  readonly data: string;
  readonly port: number;
  readonly user: SystemUser;
  readonly durable: boolean;
  readonly onLog: (line: string) => void;
}

const MIB = 1024 * 1024;
const LEAST_MIB = 128;
const MOST_MIB = 1024;
const TROUBLE = /(WARNING|ERROR|FATAL|PANIC):/;
/** What clients are answered while the server comes or goes, or while nothing may be written. */
const EXPECTED =
  /the database system is (starting up|not yet accepting|shutting down|in recovery)|in a read-only transaction/;

/** Starts the server and waits until it takes connections. Rejects with the server's own words when it does not. */
export function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const child = spawn(options.postgres, ['-D', options.data, ...settings(options)], {
    ...options.user,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const leaveTogether = (): void => void child.kill('SIGINT');
  process.once('exit', leaveTogether);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  void ended.then(() => process.off('exit', leaveTogether));
  return new Promise((resolve, reject) => {
    const lines: string[] = [];
    let ready = false;
    createInterface({ input: child.stderr! }).on('line', (line) => {
      if (TROUBLE.test(line) && !EXPECTED.test(line)) options.onLog(line);
      if (ready) return;
      lines.push(line);
      if (!line.includes('ready to accept connections')) return;
      ready = true;
      resolve({
        ended,
        pid: child.pid!,
        stop: () => stop(child, ended),
        reload: () => void child.kill('SIGHUP'),
      });
    });
    void ended.then(() => reject(startFailure(lines.join('\n'), options.data)));
  });
}

function settings({ port, durable }: ServerProcessOptions): string[] {
  const values: Record<string, string> = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // Tests start many servers side by side.
    max_connections: durable ? '100' : '300',
    shared_buffers: durable ? sharedBuffers() : '128MB',
    // After a checkpoint each page is logged as a whole once more: under load they should be rare. How much may be
    // logged until one comes anyhow: disk-guard.ts.
    checkpoint_timeout: '15min',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    // Solid-state disks and warm caches: a row found by an index costs little more than one in its turn.
    random_page_cost: '1.1',
    jit: 'off',
    lc_messages: 'C',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_checkpoints: 'off',
    log_statement: 'none',
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGINT');
  await ended;
}

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
