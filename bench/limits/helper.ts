import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Helper {
  readonly url: string;
  readonly pid: number;
  stop(): void;
}

/** Starts a server of this folder in a process of its own and waits for its address. */
export function startHelper(file: string, env: Record<string, string> = {}): Promise<Helper> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, ...env },
    execArgv: [],
    // A session of its own, as the product has: on a busy machine Linux shares processors out by sessions.
    detached: true,
  });
  return new Promise((resolve, reject) => {
    child.once('message', (url: string) =>
      resolve({ url, pid: child.pid!, stop: () => void child.kill('SIGTERM') }),
    );
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
}
