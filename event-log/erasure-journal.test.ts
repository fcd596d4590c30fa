import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ErasureJournal, JournaledKeys } from './erasure-journal.js';
import { MemoryKeyStore } from './testing/memory-key-store.js';

let folder: string;
let journal: ErasureJournal;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bestellwerk-journal-'));
  journal = new ErasureJournal(join(folder, 'data'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const noted = async (): Promise<string[]> => [...(await journal.subjects())];
const failing = (error: Error): never => {
  throw error;
};

describe('the journal of destroyed keys', () => {
  test('has nobody before the first erasure, and everybody once afterwards', async () => {
    expect(await noted()).toEqual([]);
    await journal.add([]);
    await Promise.all([journal.add(['one', 'two']), journal.add(['two'])]);
    expect((await noted()).sort()).toEqual(['one', 'two']);
  });

  test('loses no erasure by a line that was cut off before', async () => {
    await journal.add(['one']);
    appendFileSync(join(folder, 'data/erased-keys.txt'), '\ncut o');
    await journal.add(['two']);
    expect(await noted()).toEqual(['one', 'cut o', 'two']);
  });
});

describe('journaled keys', () => {
  test('are noted before they are destroyed, and only those that there were', async () => {
    const store = new MemoryKeyStore();
    const keys = new JournaledKeys(store, journal, failing);
    await keys.create(['gone', 'stays']);
    const before: string[][] = [];
    const erase = store.erase.bind(store);
    store.erase = async (subject) => {
      before.push(await noted());
      return erase(subject);
    };
    for (const subject of ['gone', 'gone', 'never seen']) await keys.erase(subject);
    expect(before).toEqual([['gone'], ['gone'], ['gone']]);
    expect([...(await keys.find(['gone', 'stays'])).keys()]).toEqual(['stays']);
  });

  test('are destroyed even if they cannot be noted', async () => {
    writeFileSync(join(folder, 'data'), 'no folder');
    const failures: Error[] = [];
    const keys = new JournaledKeys(new MemoryKeyStore(), journal, (error) => failures.push(error));
    await keys.create(['gone']);
    await keys.erase('gone');
    expect((await keys.find(['gone'])).size).toBe(0);
    expect(failures).toHaveLength(1);
  });
});
