import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../repository.mjs';
import { run } from '../run.mjs';
import { fingerprint } from './files.mjs';

const frontEnds = ['frontend-store', 'frontend-admin', 'frontend-devices'];
/** What renders pages of a front end in the backend. */
const rendering = { 'frontend-store': ['--ssr', 'rendering/render-worker.ts', '--outDir', 'rendering/dist'] };

const stampOf = (name) => inRoot('.build', `${name}.fingerprint`);

function isBuilt(name, current) {
  return (
    existsSync(inRoot(name, 'dist', 'index.html')) &&
    existsSync(stampOf(name)) &&
    readFileSync(stampOf(name), 'utf8') === current
  );
}

async function build(name) {
  // What the build itself reads of the environment.
  const current = `${fingerprint([name, 'ui', 'domain'])}${process.env.SHOP_PARTS ?? ''}`;
  if (isBuilt(name, current)) return [];
  for (const options of [[], ...(rendering[name] ? [rendering[name]] : [])]) {
    const args = [inRoot('node_modules/vite/bin/vite.js'), 'build', ...options];
    const env = { NODE_ENV: 'production', NO_COLOR: '1' };
    const { code, output } = await run(process.execPath, args, { cwd: inRoot(name), env });
    if (code !== 0) throw new Error(`vite build of ${name} failed:\n${output}`);
  }
  mkdirSync(inRoot('.build'), { recursive: true });
  writeFileSync(stampOf(name), current);
  return [name];
}

/**
 * Builds the front ends whose sources (their own, ui's or domain's) changed since their last build.
 *
 * @returns {Promise<string[]>} the names of those that were built
 * @throws {Error} with Vite's output when one does not build
 */
export async function buildFrontEnds() {
  return (await Promise.all(frontEnds.map(build))).flat();
}
