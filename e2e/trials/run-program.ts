import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface ProgramEnd {
  readonly code: number | null;
  readonly output: string;
  readonly ms: number;
}

/** `npm run backup` or `npm run restore` on a data folder. */
export async function runProgram(
  name: 'backup' | 'restore',
  dataDir: string,
  args: readonly string[],
  onStart: (child: ChildProcess) => void = () => undefined,
): Promise<ProgramEnd> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['scripts/part.mjs', `ops/dist/backup/${name}-main.js`, ...args], {
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onStart(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output, ms: performance.now() - begun };
}
