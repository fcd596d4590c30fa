import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './repository.mjs';
import { run } from './run.mjs';

const packagesIn = (file) => JSON.parse(readFileSync(inRoot(file), 'utf8')).packages;

const dependenciesOf = ({ dependencies = {}, devDependencies = {} }) =>
  JSON.stringify([dependencies, devDependencies].map((group) => Object.entries(group).sort()));

function manifestsMatch(locked) {
  return Object.entries(locked)
    .filter(([folder]) => !folder.includes('node_modules'))
    .every(([folder, entry]) => {
      const manifest = JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));
      return dependenciesOf(manifest) === dependenciesOf(entry);
    });
}

/** Whether node_modules holds what package-lock.json and every package.json ask for. */
export function isInstalled() {
  try {
    const locked = packagesIn('package-lock.json');
    const installed = packagesIn('node_modules/.package-lock.json');
    const present = Object.entries(locked).every(([path, entry]) => {
      if (entry.link) return existsSync(inRoot(path));
      return path === '' || entry.optional || installed[path]?.version === entry.version;
    });
    return present && manifestsMatch(locked);
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Installs what is missing; npm writes its progress to this terminal. Browsers for tests are not downloaded.
 *
 * @throws {Error} when npm could not install
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  // `npm ci` begins by removing node_modules, which a product that runs needs; `npm install` changes what differs.
  const command = existsSync(inRoot('node_modules')) ? 'install' : 'ci';
  console.error(`Installing packages (npm ${command}, takes about a minute) …`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code } = await run(npm, [command, '--no-audit', '--no-fund', '--loglevel=error'], {
    show: true,
    env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  if (code !== 0) throw new Error(`npm ${command} did not succeed.`);
}
