import { describe, expect, it } from '@jest/globals';
import { serverAddressesFrom } from './server-addresses.js';
import { WrongSettings } from '@bestellwerk/server-kit/wrong-settings';

const DATABASE_URL = 'postgres://me:secret@db:5432/inn?sslmode=require';
const EVENTSTORE_URL = 'esdb://log:2113?tls=false';

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
