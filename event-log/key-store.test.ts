import { createDatabase, startTestPostgres } from '@bestellwerk/embedded/testing/servers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PostgresKeyStore } from './key-store.js';

describe('keys in PostgreSQL', () => {
  let url: string;
  let stores: PostgresKeyStore[];
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const server = await startTestPostgres();
    url = await createDatabase(server.url);
    stores = await Promise.all([
      PostgresKeyStore.open(url),
      PostgresKeyStore.open(url),
      PostgresKeyStore.open(url),
    ]);
    stop = async () => {
      await Promise.all(stores.map((store) => store.dispose()));
      await server.stop();
    };
  });
  afterAll(() => stop());

  test('nodes that create keys for the same subjects concurrently get the same keys', async () => {
    const subjects = Array.from({ length: 200 }, (_, n) => `order ${n}`);
    const answers = await Promise.all(
      [...stores, ...stores].map((store, n) => store.create(n % 2 ? subjects : subjects.toReversed())),
    );
    const keysOf = (keys: Map<string, Buffer>) =>
      subjects.map((subject) => keys.get(subject)?.toString('hex'));
    for (const keys of answers) expect(keysOf(keys)).toEqual(keysOf(answers[0]!));
    expect(new Set(keysOf(answers[0]!)).size).toBe(200);
    expect(answers[0]!.get('order 0')).toHaveLength(32);
  });

  test('an erased subject has no key and never gets one again', async () => {
    const [store, other] = stores as [PostgresKeyStore, PostgresKeyStore];
    await store.create(['gone', 'stays']);
    await store.erase('gone');
    await store.erase('never seen');
    expect([...(await other.create(['gone', 'never seen', 'stays'])).keys()]).toEqual(['stays']);
    expect([...(await other.find(['gone', 'never seen', 'stays', 'unknown'])).keys()]).toEqual(['stays']);
  });
});
