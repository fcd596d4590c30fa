/** Runs one compiled program, after installing and building what it needs: `node scripts/part.mjs <program> …`. */
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { inRoot, root } from './repository.mjs';

const [program] = process.argv.splice(2, 1);
process.chdir(root);
try {
  await ensureInstalled();
  await build({ pages: program.startsWith('backend') });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import(inRoot(program));
