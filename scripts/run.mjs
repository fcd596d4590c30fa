import { spawn } from 'node:child_process';
import { root } from './repository.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Passes a signal on to the child, and lets this process end with it. */
function endTogether(child) {
  const pass = (signal) => {
    process.exitCode = 1;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, pass);
  child.once('close', () => {
    for (const signal of signals) process.off(signal, pass);
  });
}

/**
 * Runs a program to its end.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, show?: boolean }} options
 *   `show` lets it write to this terminal (standard error); otherwise its output is collected.
 * @returns {Promise<{ code: number, output: string }>} output: what was collected of stdout and stderr
 */
export function run(command, args, { cwd = root, env = {}, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? ['ignore', 2, 2] : ['ignore', 'pipe', 'pipe'],
    });
    endTogether(child);
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}
