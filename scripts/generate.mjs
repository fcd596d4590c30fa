/**
 * Generates what is derived and committed: the list of managed entities, the messages of the event store's protocol, the
 * event catalogue, OpenAPI.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { renewResourceList } from './build/resource-list.mjs';
import { protocolMessages } from './build/protocol-messages.mjs';
import { ensureInstalled } from './install.mjs';
import { inRoot, root } from './repository.mjs';

process.chdir(root);
await ensureInstalled();
renewResourceList();
for (const [file, content] of Object.entries(protocolMessages())) {
  writeFileSync(inRoot('event-store-protocol', file), content);
}

const typescript = ['--conditions=source', '--import', '@swc-node/register/esm-register'];
const catalogue = inRoot('docs/event-catalogue.json');
writeFileSync(catalogue, run([...typescript, 'domain/print-event-catalogue.ts']));
run([inRoot('node_modules/prettier/bin/prettier.cjs'), '--write', catalogue]);
run(['--no-warnings', inRoot('node_modules/jest/bin/jest.js'), 'backend/src/platform/openapi'], {
  UPDATE_OPENAPI: '1',
});

function run(args, env = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return stdout;
  console.error(stderr);
  process.exit(1);
}
