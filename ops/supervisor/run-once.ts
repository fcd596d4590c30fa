import { spawn } from 'node:child_process';
import { WRONG_SETTINGS_CODE, WrongSettings } from '@bestellwerk/server-kit/wrong-settings';

export interface Task {
  readonly name: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Whether people see what it writes to standard output. */
  readonly visible: boolean;
}

/**
 * Runs a program that does one thing and ends. Resolves with the last message it sent to its parent; rejects when it
 * ends with a failure, with WrongSettings for exit code 78. Aborting ends it.
 */
export function runOnce<Message>(task: Task, signal: AbortSignal): Promise<Message | undefined> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...process.execArgv, ...task.args], {
      env: { ...process.env, ...task.env },
      stdio: ['ignore', task.visible ? 'inherit' : 'ignore', 'inherit', 'ipc'],
      detached: true,
    });
    let last: Message | undefined;
    const end = (): boolean => child.kill('SIGKILL');
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
    let failed: string | undefined;
    child.on('message', (message) => {
      last = message as Message;
      failed = (message as { failed?: string } | null)?.failed;
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      signal.removeEventListener('abort', end);
      if (code === 0) resolve(last);
      else {
        const words = `${task.name}: ${failed ?? `exit code ${code}`}`;
        reject(code === WRONG_SETTINGS_CODE ? new WrongSettings(words) : new Error(words));
      }
    });
  });
}
