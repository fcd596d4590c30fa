import './leave-with-npm.mjs';
import { inRoot, root } from './repository.mjs';
import { assertNode } from './node-version.mjs';
import { ensureInstalled } from './install.mjs';

process.chdir(root);
try {
  assertNode();
  await ensureInstalled();
  const { build } = await import('./build.mjs');
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(error.exitCode ?? 1);
}
await import(inRoot('ops/dist/supervisor/main.js'));
