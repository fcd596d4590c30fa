import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { WrongSettings } from '@bestellwerk/server-kit/wrong-settings';
import { Codec } from './codec.js';
import { EventLog } from './event-log.js';
import { LogAddress, serverAddressesFrom } from './log-address.js';
import { MemoryKeyStore } from './testing/memory-key-store.js';

const DATABASE_URL = 'postgres://me:secret@db:5432/inn?sslmode=require';
const EVENTSTORE_URL = 'esdb://log:2113?tls=false';
const cluster =
  'esdb+discover://ad%40min:p%3Fss%2F1@one:2113,two,three:2115?tls=true&tlsCaFile=/certs/ca/ca.crt';

describe('the address of the event store', () => {
  it('is parsed into hosts, with the default port where there is none, and credentials', () => {
    const address = LogAddress.parse(cluster);
    expect(address.hosts).toEqual([
      { name: 'one', port: 2113 },
      { name: 'two', port: 2113 },
      { name: 'three', port: 2115 },
    ]);
    expect(address.credentials).toEqual({ username: 'ad@min', password: 'p?ss/1' });
    expect(address.isInsecure).toBe(false);
    expect(LogAddress.parse('esdb://localhost:2113?TLS=false').isInsecure).toBe(true);
  });

  it('is passed to the client with every host and its options', () => {
    expect(LogAddress.parse(cluster).forClient(11)).toBe(
      'esdb://ad%40min:p%3Fss%2F1@one:2113,two:2113,three:2115?tls=true&tlsCaFile=%2Fcerts%2Fca%2Fca.crt&nodePreference=leader&keepAliveTimeout=11',
    );
    expect(
      LogAddress.parse(
        'esdb+discover://name/?tls=false&keep_alive_timeout=5&nodePreference=follower',
      ).forClient(11),
    ).toBe('esdb+discover://name:2113?tls=false&nodePreference=leader&keepAliveTimeout=11');
  });

  it.each([
    ['no address at all', 'geheim'],
    ['another protocol', 'postgres://me:geheim@host/db'],
    ['an unknown option', 'esdb://me:geheim@host?tlss=false'],
    ['certificates unchecked', 'esdb://me:geheim@host?tlsVerifyCert=false'],
    ['an invalid port', 'esdb://me:geheim@host:abc'],
    ['a password that is not encoded', 'esdb://me:geheim%zz@host'],
    ['a missing certificate file', 'esdb://me:geheim@host?tls=true&tlsCaFile=/nowhere/ca.crt'],
  ])('is refused when it has %s, and the error does not contain its password', (_, url) => {
    const open = () => new EventLog({ url, codec: new Codec([], new MemoryKeyStore()) });
    expect(open).toThrow();
    try {
      open();
    } catch (error) {
      expect(String((error as Error).stack)).not.toContain('geheim');
    }
  });
});

describe('hosts', () => {
  it('are reachable when one of them is', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const address = LogAddress.parse(`esdb://127.0.0.1:1,127.0.0.1:${port}?tls=false`);
    expect(await address.isReachable()).toBe(true);
    server.close();
    await once(server, 'close');
    expect(await address.isReachable()).toBe(false);
  });
});

describe('the addresses of the servers', () => {
  it('are read unchanged from the environment', () => {
    expect(serverAddressesFrom({ DATABASE_URL, EVENTSTORE_URL })).toEqual({
      databaseUrl: DATABASE_URL,
      eventStoreUrl: EVENTSTORE_URL,
    });
    expect(serverAddressesFrom({ DATABASE_URL: 'postgresql://db/inn', EVENTSTORE_URL }).databaseUrl).toBe(
      'postgresql://db/inn',
    );
  });

  it.each([
    ['DATABASE_URL', undefined],
    ['DATABASE_URL', ''],
    ['DATABASE_URL', 'secret'],
    ['DATABASE_URL', 'mysql://me:secret@db/inn'],
    ['DATABASE_URL', 'postgres://me:se/cret@db:54x/inn'],
    ['EVENTSTORE_URL', undefined],
    ['EVENTSTORE_URL', 'http://me:secret@log:2113'],
    ['EVENTSTORE_URL', 'esdb://me:secret@log:2113?wrongOption=1'],
  ])('are wrong settings when %s is %j, and the error contains no password', (name, value) => {
    const read = () => serverAddressesFrom({ DATABASE_URL, EVENTSTORE_URL, [name]: value });
    expect(read).toThrow(WrongSettings);
    expect(read).toThrow(name);
    expect(read).not.toThrow('secret');
  });
});
