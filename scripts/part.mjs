/**
 * Runs compiled programs, after installing and building what they need:
 * `node scripts/part.mjs [--beside] <program.js> … [arguments]`. All but the last run to their end first.
 * With --beside they turn to the servers of the `npm start` that runs on DATA_DIR, unless the environment names others.
 */
import './leave-with-npm.mjs';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { assertNode } from './node-version.mjs';
import { inRoot, root } from './repository.mjs';

const isBeside = process.argv[2] === '--beside' && process.argv.splice(2, 1).length > 0;
const programs = [];
while (process.argv[2]?.endsWith('.js')) programs.push(...process.argv.splice(2, 1));
const last = programs.pop();
process.chdir(root);
try {
  assertNode();
  await ensureInstalled();
  await build({ pages: last.startsWith('backend') });
} catch (error) {
  console.error(error.message);
  process.exit(error.exitCode ?? 1);
}
if (isBeside) Object.assign(process.env, { ...runningServers(), ...process.env });
for (const program of programs) {
  const { status } = spawnSync(process.execPath, [inRoot(program)], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import(inRoot(last));

function runningServers() {
  const file = join(resolve(process.env.DATA_DIR || 'data'), 'running.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}
