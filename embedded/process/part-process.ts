import { type ChildProcess, spawn } from 'node:child_process';

/** The addresses of all parts that have been ready once, by part name. */
export type Addresses = Readonly<Record<string, string>>;

/**
 * One process of a larger whole. It tells that it is ready by `process.send({ ready: true, url })`, leaves on SIGTERM,
 * and leaves by itself when its IPC channel closes.
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
  /** Default 60 000. */
  readonly readyWithinMs?: number;
}

export interface PartProcess {
  readonly pid: number | undefined;
  readonly ready: Promise<string>;
  /** Resolves with a readable reason when the process has ended. */
  readonly ended: Promise<string>;
  /** Asks politely, then ends the whole process group after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

export function startPart(part: Part, addresses: Addresses): PartProcess {
  const args = part.command ? part.args : [...process.execArgv, ...part.args];
  const child = spawn(part.command ?? process.execPath, args, {
    cwd: part.cwd,
    env: { ...process.env, ...part.env(addresses) },
    stdio: ['ignore', { stdout: 1, stderr: 2, ignore: 'ignore' as const }[part.output ?? 'stderr'], 2, 'ipc'],
    detached: true,
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `ended by ${signal}` : `exit code ${code}`));
  });
  return {
    pid: child.pid,
    ready: announced(child, part, ended),
    ended,
    stop: (graceMs) => stopGroup(child, ended, graceMs),
  };
}

function announced(child: ChildProcess, part: Part, ended: Promise<string>): Promise<string> {
  const ready = new Promise<string>((resolve, reject) => {
    const limit = part.readyWithinMs ?? 60_000;
    const late = setTimeout(() => reject(new Error(`${part.name} was not ready within ${limit} ms`)), limit);
    child.on('message', (message: { ready?: boolean; url?: string }) => {
      if (message?.ready) resolve(message.url ?? '');
    });
    void ended.then((reason) => reject(new Error(`${part.name} ended before it was ready (${reason})`)));
    const done = (): void => clearTimeout(late);
    void ended.then(done);
    child.once('message', done);
  });
  ready.catch(() => undefined);
  return ready;
}

async function stopGroup(child: ChildProcess, ended: Promise<string>, graceMs: number): Promise<void> {
  if (child.pid === undefined) return;
  const running = (): boolean => child.exitCode === null && child.signalCode === null;
  if (running()) child.kill('SIGTERM');
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
