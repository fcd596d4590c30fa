import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { endByForce } from './end-by-force.js';

const POLITE_MS = 10_000;

/** Shuts down, with a checkpoint if it still reacts, a PostgreSQL that a killed predecessor left on the data folder. */
export async function stopOrphanedServer(data: string): Promise<void> {
  const lockFile = join(data, 'postmaster.pid');
  const pid = Number((await readFile(lockFile, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  if (!(await servesFolder(pid, data))) return rm(lockFile, { force: true });
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + POLITE_MS;
  while (await servesFolder(pid, data)) {
    if (Date.now() > deadline) await endByForce(pid);
    await delay(20);
  }
}

/** Process numbers are used again, so the process must also be a PostgreSQL of this very folder. */
async function servesFolder(pid: number, data: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    return folder === (await realpath(data));
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.includes('postgres') && stdout.includes(data);
}
