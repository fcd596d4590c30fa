import { type ChildProcess, spawn } from 'node:child_process';
import type { ProcessMessage, Trouble } from '@bestellwerk/server-kit/process-lifecycle';
import { WRONG_SETTINGS_CODE, WrongSettings } from '@bestellwerk/server-kit/wrong-settings';

/** The addresses of all parts that have been ready once, by part name. */
export type Addresses = Readonly<Record<string, string>>;

/**
 * One process of a larger whole. It reports that it is ready by `process.send({ ready: true, url })`, may report what is
 * wrong by `process.send({ trouble })`, leaves on SIGTERM, and leaves by itself when its IPC channel closes. Before it
 * ends because of a failure it may report it by `process.send({ failed })`; with exit code 78 its settings are wrong.
 */
export interface Part {
  readonly name: string;
  /** Defaults to this Node.js with its own flags. */
  readonly command?: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  /**
   * Computed before each start from the addresses known by then. On a restart the part finds its own former address
   * there too, so that it can ask for the same port.
   */
  env(addresses: Addresses): Record<string, string>;
  /** Where its standard output goes; standard error is always the supervisor's. */
  readonly output?: 'stdout' | 'stderr' | 'ignore';
  /** Default 60 000. Starts again whenever the part reports what it waits for. */
  readonly readyWithinMs?: number;
  /** False for programs that may pause in a debugger. Default true. */
  readonly hasHeartbeat?: boolean;
}

export interface PartListener {
  /** The part's event loop turns. */
  onAlive(): void;
  onTrouble(trouble: Trouble | null): void;
}

export interface PartProcess {
  readonly pid: number | undefined;
  readonly ready: Promise<string>;
  /** Resolves when the process has ended, with the reason; a WrongSettings if it reported wrong settings. */
  readonly ended: Promise<Error>;
  /** Asks politely, then ends the whole process group after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

const heartbeat = new URL('./heartbeat.mjs', import.meta.url).href;

export function startPart(part: Part, addresses: Addresses, listener?: PartListener): PartProcess {
  const preloaded = part.hasHeartbeat === false ? [] : ['--import', heartbeat];
  const args = part.command ? part.args : [...process.execArgv, ...preloaded, ...part.args];
  const child = spawn(part.command ?? process.execPath, args, {
    cwd: part.cwd,
    env: { ...process.env, ...part.env(addresses) },
    stdio: ['ignore', { stdout: 1, stderr: 2, ignore: 'ignore' as const }[part.output ?? 'stderr'], 2, 'ipc'],
    detached: true,
  });
  let failed: string | undefined;
  const ended = new Promise<Error>((resolve) => {
    child.once('error', resolve);
    child.once('exit', (code, signal) => resolve(endingOf(failed, code, signal)));
  });
  child.on('message', (message: ProcessMessage | null) => {
    if (message?.failed !== undefined) failed = message.failed;
    if (message?.alive) listener?.onAlive();
    if (message?.trouble !== undefined) listener?.onTrouble(message.trouble);
  });
  return {
    pid: child.pid,
    ready: announced(child, part, ended),
    ended,
    stop: (graceMs) => stopGroup(child, ended, graceMs),
  };
}

function endingOf(failed: string | undefined, code: number | null, signal: string | null): Error {
  const words = failed ?? (signal ? `ended by ${signal}` : `exit code ${code}`);
  return code === WRONG_SETTINGS_CODE ? new WrongSettings(words) : new Error(words);
}

export class NotReadyInTime extends Error {}

function announced(child: ChildProcess, part: Part, ended: Promise<Error>): Promise<string> {
  const ready = new Promise<string>((resolve, reject) => {
    const limit = part.readyWithinMs ?? 60_000;
    const timer = setTimeout(() => reject(new NotReadyInTime(`was not ready within ${limit} ms`)), limit);
    child.on('message', (message: ProcessMessage | null) => {
      if (message?.trouble) timer.refresh();
      if (!message?.ready) return;
      clearTimeout(timer);
      resolve(message.url ?? '');
    });
    void ended.then((reason) => {
      clearTimeout(timer);
      reject(reason);
    });
  });
  ready.catch(() => undefined);
  return ready;
}

async function stopGroup(child: ChildProcess, ended: Promise<Error>, graceMs: number): Promise<void> {
  if (child.pid === undefined) return;
  const running = (): boolean => child.exitCode === null && child.signalCode === null;
  if (running() && graceMs > 0) child.kill('SIGTERM');
  const force = setTimeout(() => running() && signalGroup(child.pid!, 'SIGKILL'), graceMs);
  await ended;
  clearTimeout(force);
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    return;
  }
}
