import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

const isThere = (program) =>
  process.env.PATH.split(':').some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

/**
 * Installs the Debian packages whose programs are missing; where there is no apt the caller's own error names what is.
 *
 * @param {Record<string, string>} packages by the program that each brings
 */
export async function ensureDebianPackages(packages) {
  const missing = Object.keys(packages).filter((program) => !isThere(program));
  if (missing.length === 0 || !isThere('apt-get')) return;
  const names = missing.map((program) => packages[program]);
  console.error(`Installing ${names.join(', ')} …`);
  const apt = process.getuid() === 0 ? ['apt-get'] : ['sudo', 'apt-get'];
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', ...names],
  ]) {
    const [command, ...first] = apt;
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const { code } = await run(command, [...first, ...args], { show: true, env });
    if (code !== 0) throw new Error(`apt-get ${args[0]} did not succeed.`);
  }
}
