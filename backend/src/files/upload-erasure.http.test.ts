import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { Checkpoints } from '../platform/consistency/checkpoints.js';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { dataUrl } from './testing/data-url.js';
import { Storage, hashOf } from './storage.js';

let stage: BackendHarness;
let admin: Client;
let storage: Storage;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
  storage = stage.app.get(Storage, { strict: false });
});
afterAll(() => stage?.stop());

const uploaded = async (content: string): Promise<string> => {
  const form = { name: 'Wunsch.txt', mimeType: 'text/plain', dataUrl: dataUrl(content) };
  return (await stage.visitor().post('/api/uploads', form)).body.data.id;
};
const erase = async (id: string): Promise<number> =>
  (await admin.post(`/api/uploads/${id}/erase`, {}, { 'if-match': '"0"' })).status;
const isKept = async (content: string): Promise<boolean> =>
  (await storage.find(hashOf(Buffer.from(content)))) !== null;

it('an erased upload whose file cannot be removed yet is erased, and its file goes at the next start', async () => {
  const content = 'Bitte mit Kerzen';
  const id = await uploaded(content);
  const remove = jest.spyOn(storage, 'remove').mockRejectedValueOnce(new Error('The storage is away'));
  expect(await erase(id)).toBe(200);
  await eventually(() => Promise.resolve(expect(remove).toHaveBeenCalledTimes(1)));
  expect(await isKept(content)).toBe(true);
  remove.mockRestore();
  await stage.backend();
  await eventually(async () => expect(await isKept(content)).toBe(false));
});

it('a file goes seconds after its upload was erased while the read models were behind', async () => {
  const content = 'Bitte mit Sahne';
  const id = await uploaded(content);
  const reaches = jest
    .spyOn(stage.app.get(Checkpoints, { strict: false }), 'reaches')
    .mockResolvedValue(false);
  expect(await erase(id)).toBe(200);
  await eventually(() => Promise.resolve(expect(reaches).toHaveBeenCalled()));
  expect(await isKept(content)).toBe(true);
  reaches.mockRestore();
  await eventually(async () => expect(await isKept(content)).toBe(false));
});

it('a file goes with the last of the uploads that have it, however fast they are erased', async () => {
  const content = 'Bitte ohne Zwiebeln';
  const ids = [await uploaded(content), await uploaded(content)];
  expect(await erase(ids[0]!)).toBe(200);
  expect(await isKept(content)).toBe(true);
  expect(await erase(ids[1]!)).toBe(200);
  await eventually(async () => expect(await isKept(content)).toBe(false));
});

it('a file stays as long as an upload has it', async () => {
  const content = 'Bitte mit Zwiebeln';
  const ids = [await uploaded(content), await uploaded(content)];
  for (const id of ids) await admin.get(`/api/uploads/${id}`);
  expect(await erase(ids[0]!)).toBe(200);
  await stage.backend();
  expect(await isKept(content)).toBe(true);
});
