import { spawn } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { inRoot, root } from './repository.mjs';

await ensureInstalled();
const fromSources = ['--conditions=source', '--import', '@swc-node/register/esm-register'];
const child = spawn(process.execPath, [...fromSources, inRoot('scripts/supervisor/main.ts')], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 1));
