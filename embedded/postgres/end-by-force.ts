import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

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
