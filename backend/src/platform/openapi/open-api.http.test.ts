import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { format } from 'prettier';
import { BackendHarness } from '../../testing/backend-harness.js';

const FILE = new URL('../../../../docs/openapi.json', import.meta.url);
let stage: BackendHarness;
beforeAll(async () => {
  stage = await BackendHarness.start();
});
afterAll(() => stage?.stop());

/** `UPDATE_OPENAPI=1` writes the file instead of comparing it. */
it('docs/openapi.json describes the interface as it is', async () => {
  const { body } = await stage.visitor().get('/api/docs-json');
  const text = await format(JSON.stringify(body), { parser: 'json', printWidth: 110 });
  if (process.env.UPDATE_OPENAPI) await writeFile(FILE, text);
  expect(await readFile(FILE, 'utf8')).toBe(text);
});
