import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../repository.mjs';

const descriptions = inRoot('event-store-protocol/proto');
const OPTIONS = [
  ...['--target', 'static-module', '--wrap', 'esm', '--dependency', 'protobufjs/minimal.js', '--force-long'],
  ...['--no-create', '--no-verify', '--no-convert', '--no-delimited', '--no-typeurl', '--no-service'],
];

/**
 * Code and types of the messages that event-store-protocol/proto describes, by the name of the file.
 *
 * @returns {Record<'messages.js' | 'messages.d.ts', string>}
 */
export function protocolMessages() {
  const files = readdirSync(descriptions).sort();
  return {
    'messages.js': generated(files, ['--no-comments'], 'messages.js'),
    // Types are taken from the comments of the code.
    'messages.d.ts': generated(files, ['--dts'], 'messages.d.ts'),
  };
}

function generated(files, options, name) {
  const folder = mkdtempSync(join(tmpdir(), 'bestellwerk-messages-'));
  try {
    const generator = inRoot('node_modules/protobufjs-cli/bin/pbjs');
    const args = [generator, ...OPTIONS, ...options, '--out', join(folder, 'messages.js'), ...files];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: descriptions, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return readFileSync(join(folder, name), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
