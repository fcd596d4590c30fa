import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** `npm run verify` beside the product that runs on this folder: its report if it finds anything. */
export async function runVerify(dataDir: string, say: (line: string) => void): Promise<string[]> {
  const args = ['scripts/part.mjs', '--beside', 'projections/dist/tools/verify/main.js'];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  say(output.trim().split('\n').at(-1) ?? 'verify said nothing');
  return code === 0 ? [] : [`verify ended with ${code}:\n${output}`];
}
