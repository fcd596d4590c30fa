import { execFileSync } from 'node:child_process';

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

function processTable(): Process[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line)!;
    return { pid: Number(pid), parent: Number(parent), command: command! };
  });
}

/** All processes that descend from this one, itself included. */
export function familyOf(pid: number): Process[] {
  const table = processTable();
  const family = table.filter((each) => each.pid === pid);
  for (const member of family) family.push(...table.filter((each) => each.parent === member.pid));
  return family;
}

/** Those of the processes that still run; a number given to another program since does not count. */
export function survivorsOf(family: readonly Process[]): Process[] {
  const table = processTable();
  return family.filter((each) => table.some((now) => now.pid === each.pid && now.command === each.command));
}
