import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const PATIENCE_MS = 10_000;

/** Shuts down, with a checkpoint, a PostgreSQL that a killed predecessor left running on the data folder. */
export async function stopPredecessor(data: string): Promise<void> {
  const lockFile = join(data, 'postmaster.pid');
  const pid = Number((await readFile(lockFile, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  if (!(await servesFolder(pid, data))) return rm(lockFile, { force: true });
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + PATIENCE_MS;
  while (await servesFolder(pid, data)) {
    if (Date.now() > deadline)
      throw new Error(`The PostgreSQL left on ${data} (process ${pid}) does not stop.`);
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
