/** The whole product for development: servers restart and pages reload when a source changes. */
import { watch } from 'node:fs';
import { inRoot } from './repository.mjs';

process.argv.push('ops/dist/supervisor/main.js', '--development');
const { buildServers, sourceFolders } = await import('./build/servers.mjs');

let building;
let isAskedAgain = false;

async function rebuild() {
  isAskedAgain = building !== undefined;
  if (building) return;
  building = buildServers().catch((error) => console.error(error.message));
  await building;
  building = undefined;
  if (isAskedAgain) await rebuild();
}

const started = import('./part.mjs');
for (const folder of sourceFolders) {
  watch(inRoot(folder), { recursive: true }, (_, path) => {
    if (path?.endsWith('.ts')) void rebuild();
  });
}
await started;
