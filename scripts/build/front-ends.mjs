import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../repository.mjs';
import { run } from '../run.mjs';
import { fingerprint } from './files.mjs';

const frontEnds = ['frontend-store', 'frontend-admin', 'frontend-devices'];

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
  const { code, output } = await run(process.execPath, [inRoot('node_modules/vite/bin/vite.js'), 'build'], {
    cwd: inRoot(name),
    env: { NODE_ENV: 'production', NO_COLOR: '1' },
  });
  if (code !== 0) throw new Error(`vite build of ${name} failed:\n${output}`);
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
