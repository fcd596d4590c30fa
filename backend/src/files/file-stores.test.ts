import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BucketFileStore } from './bucket-file-store.js';
import { type FileStore, notStored } from './file-store.js';
import { FolderFileStore } from './folder-file-store.js';
import { hashOf } from './storage.js';
import { FakeBucket } from './testing/fake-bucket.js';

const content = Buffer.from('Knödel mit Kraut');
const hash = hashOf(content);

let folder: string;
let bucket: FakeBucket;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bestellwerk-store-'));
  bucket = await FakeBucket.start();
});
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

const stores: [string, () => FileStore][] = [
  ['a folder', () => new FolderFileStore(join(folder, 'files'))],
  ['a bucket', () => new BucketFileStore(bucket.settings)],
];

describe.each(stores)('files in %s', (_, make) => {
  it('are found under their hash, even if stored several times', async () => {
    const store = make();
    expect(await store.get(hash)).toBeNull();
    await Promise.all([store.put(hash, content), store.put(hash, content)]);
    await store.put(hash, content);
    expect(await store.get(hash)).toEqual(content);
  });
});

it('stores files in two levels of folders and leaves no temporary files', () => {
  const place = join(folder, 'files', hash.slice(0, 2), hash.slice(2, 4));
  expect(readdirSync(place)).toEqual([hash]);
  expect([...bucket.objects.keys()]).toEqual([`/inn/files/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`]);
});

describe('a file that cannot be stored', () => {
  it('is reported in German with status 503 if its folder is not writable', async () => {
    mkdirSync(join(folder, 'blocked'));
    writeFileSync(join(folder, 'blocked', hash.slice(0, 2)), 'a file where a folder should be');
    const put = new FolderFileStore(join(folder, 'blocked')).put(hash, content);
    await expect(put).rejects.toMatchObject({
      status: 503,
      problems: [{ message: expect.stringContaining('kann gerade nicht gespeichert werden') }],
    });
  });

  it('is reported in German with status 507 if the disk is full', () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    expect(notStored(full)).toMatchObject({
      status: 507,
      problems: [{ message: expect.stringContaining('kein Speicherplatz') }],
    });
  });

  it('is reported with status 503 if the bucket refuses it', async () => {
    bucket.isFailing = true;
    const put = new BucketFileStore(bucket.settings).put(hash, content);
    await expect(put).rejects.toMatchObject({ status: 503 });
    bucket.isFailing = false;
  });
});
