import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const repository = process.cwd();

interface Example {
  readonly title: string;
  readonly file: string;
  readonly code: string;
}

/** Every block of TypeScript, under the heading above it. Definitions import as from domain/records/definitions. */
function examplesOf(guide: string): Example[] {
  const markdown = readFileSync(join(repository, `docs/guide/${guide}.md`), 'utf8');
  let title = '';
  return [...markdown.matchAll(/^#+ (.+)$|^```ts\n([^]*?)^```$/gm)].flatMap(
    ([, heading, block = ''], index) => {
      const code = block.replaceAll(/from '\.\.\/(.+)\.js'/g, "from '@bestellwerk/domain/records/$1'");
      if (heading === undefined) return [{ title, file: `${guide}-${index}.ts`, code }];
      title = heading;
      return [];
    },
  );
}

const examples = ['rules', 'forms', 'records'].flatMap(examplesOf);
let folder: string;

const runner = `
const failures = {};
for (const file of ${JSON.stringify(examples.map(({ file }) => file))}) {
  try {
    const defined = Object.values(await import('./' + file));
    for (const { schemas, example } of defined) schemas.fields.parse(example);
  } catch (error) {
    failures[file] = String(error.stack ?? error);
  }
}
console.log(JSON.stringify(failures));
`;

async function nodeIn(...args: string[]): Promise<string> {
  const run = promisify(execFile)(process.execPath, args, { cwd: repository });
  const { stdout } = await run.catch((failure: { stdout: string }) => failure);
  return stdout;
}

describe('a guide', () => {
  let failures: Record<string, string>;
  let wrongTypes: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bestellwerk-guide-'));
    symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
    const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
    write('package.json', JSON.stringify({ type: 'module' }));
    write('tsconfig.json', JSON.stringify({ extends: join(repository, 'tsconfig.base.json') }));
    write('run.mjs', runner);
    for (const { file, code } of examples) write(file, code);
    const tsc = join(repository, 'node_modules/typescript7/bin/tsc');
    const asSource = ['--conditions=source', '--import', '@swc-node/register/esm-register'];
    const [types, run] = await Promise.all([
      nodeIn(tsc, '-p', folder),
      nodeIn(...asSource, join(folder, 'run.mjs')),
    ]);
    wrongTypes = types;
    failures = JSON.parse(run) as Record<string, string>;
  }, 120_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(examples)('is right about: $title', ({ file }) => {
    expect(failures[file]).toBeUndefined();
  });

  test('has no wrong types in its examples', () => {
    expect(wrongTypes).toBe('');
  });
});
