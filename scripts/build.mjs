import { buildFrontEnds } from './build/front-ends.mjs';
import { buildServers } from './build/servers.mjs';
import { inRoot } from './repository.mjs';

/**
 * Builds the programs from their sources; does nothing when nothing changed.
 *
 * @param {{ pages?: boolean }} options `pages: false` leaves the front ends as they are
 */
export async function build({ pages = true } = {}) {
  const started = performance.now();
  const servers = buildServers();
  const frontEnds = pages ? buildFrontEnds() : [];
  const slow = setTimeout(() => console.error('Building …'), 300);
  try {
    const [files, built] = await Promise.all([servers, frontEnds]);
    const parts = [...(files > 0 ? [`${files} server files`] : []), ...built];
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (parts.length > 0) console.error(`Built ${parts.join(', ')} in ${seconds} s`);
  } finally {
    clearTimeout(slow);
  }
}

if (process.argv[1] === inRoot('scripts/build.mjs')) {
  try {
    await build();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
