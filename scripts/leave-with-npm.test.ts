import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from '@jest/globals';
import { survivorsOf, familyOf } from './testing/process-table.js';
import { until } from '../server-kit/testing/until.js';

const watcher = fileURLToPath(new URL('./leave-with-npm.mjs', import.meta.url));
let shell: ChildProcess;

/** As npm does it: a shell that waits for the program. */
async function startUnderShell(env: Record<string, string>): Promise<ReturnType<typeof familyOf>> {
  const program = `"${process.execPath}" --import "${watcher}" -e "console.log(1); setInterval(() => 0, 1000)"; true`;
  shell = spawn('sh', ['-c', program], { env: { ...process.env, NODE_OPTIONS: '', ...env } });
  await once(shell.stdout!, 'data');
  return familyOf(shell.pid!).filter(({ pid }) => pid !== shell.pid);
}

afterEach(() => {
  shell.kill('SIGKILL');
});

test('a program that npm started exits when npm’s shell is ended', async () => {
  const programs = await startUnderShell({ npm_lifecycle_event: 'start' });
  expect(programs).toHaveLength(1);
  shell.kill('SIGTERM');
  await until(() => survivorsOf(programs).length === 0);
});
