import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

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

/** Ends a PostgreSQL that does not react, with all its sessions: some of them would not notice its end. */
export async function endByForce(postmaster: number): Promise<void> {
  const children = await childrenOf(postmaster);
  for (const pid of [postmaster, ...children]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

async function childrenOf(parent: number): Promise<number[]> {
  const table = process.platform === 'linux' ? await fromProc() : await fromPs();
  return table.filter(([, ppid]) => ppid === parent).map(([pid]) => pid);
}

/** The second field, a name in parentheses, may hold spaces. */
async function fromProc(): Promise<[number, number][]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')));
  return stats.filter(Boolean).map((text) => {
    const [, ppid] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return [Number.parseInt(text, 10), Number(ppid)];
  });
}

async function fromPs(): Promise<[number, number][]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=']);
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
}
