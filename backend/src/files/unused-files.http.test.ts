import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { dataUrl } from './testing/data-url.js';
import { removeUnused, unusedFiles } from './unused-files.js';

let stage: BackendHarness;
let admin: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(() => stage?.stop());

const afterDays = (days: number): Date => new Date(Date.now() + days * 24 * 60 * 60 * 1_000);
const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex');
const send = async (content: string) => {
  const body = { name: 'Plan.txt', mimeType: 'text/plain', dataUrl: dataUrl(content) };
  return (await admin.post('/api/uploads', body)).body.data;
};
const addressOf = ({ publicHash, id, version, extension }: Record<string, string>): string =>
  `/upload/${publicHash}/${id}-${version}.${extension}`;
const remove = ({ id }: { id: string }) => admin.delete(`/api/uploads/${id}`, { 'if-match': '"0"' });
const find = (now: Date) => unusedFiles(stage.app.get(EventLog), join(stage.folder, 'files'), now);
const hashesOf = (files: readonly { path: string }[]) => files.map(({ path }) => basename(path)).sort();

it('finds files unused for 30 days, and deletes no file that is used or was just uploaded', async () => {
  const used = await send('benutzt');
  const shared = [await send('geteilt'), await send('geteilt')] as const;
  const removed = await send('entfernt');
  for (const one of [shared[0], removed]) expect((await remove(one)).status).toBe(200);
  const orphan = hashOf('verwaist');
  mkdirSync(join(stage.folder, 'files', orphan.slice(0, 2)), { recursive: true });
  writeFileSync(join(stage.folder, 'files', orphan.slice(0, 2), orphan), 'verwaist');

  expect(await find(new Date())).toEqual([]);
  expect(hashesOf(await find(afterDays(29)))).toEqual([orphan]);
  const unused = await find(afterDays(31));
  expect(hashesOf(unused)).toEqual([orphan, hashOf('entfernt')].sort());

  expect(await removeUnused(unused[0]!, new Date())).toBe(false);
  for (const file of unused) expect(await removeUnused(file, afterDays(31))).toBe(true);
  expect(await find(afterDays(31))).toEqual([]);
  for (const one of [used, shared[1]]) expect((await admin.get(addressOf(one))).status).toBe(200);
});
