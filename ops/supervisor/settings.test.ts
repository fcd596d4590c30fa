import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readSettings, withDatabase } from './settings.js';

describe('the settings of a start', () => {
  test('an empty environment means embedded servers, port 3000, ./data and demo data', () => {
    expect(readSettings({})).toEqual({
      dataDir: resolve('data'),
      host: '127.0.0.1',
      port: '3000',
      databaseUrl: undefined,
      eventstoreUrl: undefined,
      demo: true,
      postgresPort: 0,
      eventstorePort: 0,
      paymentSandbox: true,
      paymentSandboxPort: 0,
    });
  });

  test.each([
    ['MOLLIE_API_KEY', 'live_x'],
    ['DATATRANS_MERCHANT_ID', '1'],
    ['NODE_ENV', 'production'],
    ['PAYMENT_SANDBOX', '0'],
  ])('%s=%s starts no payment sandbox', (name, value) => {
    expect(readSettings({ [name]: value }).paymentSandbox).toBe(false);
  });

  test('DEMO=0 turns the demo data off, and addresses replace the embedded servers', () => {
    const settings = readSettings({
      DEMO: '0',
      DATABASE_URL: 'postgres://db/x',
      EVENTSTORE_URL: 'esdb://log',
    });
    expect(settings).toMatchObject({
      demo: false,
      databaseUrl: 'postgres://db/x',
      eventstoreUrl: 'esdb://log',
    });
  });

  test.each([
    ['PORT', 'x'],
    ['PORT', '70000'],
    ['PG_PORT', '-1'],
    ['ESDB_PORT', '1.5'],
    ['PAYMENT_SANDBOX_PORT', 'x'],
    ['DATABASE_URL', 'mysql://db/x'],
    ['EVENTSTORE_URL', 'http://log'],
  ])('%s=%s is a wrong setting, with its name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
    expect(() => readSettings({ [name]: value })).toThrow(expect.objectContaining({ exitCode: 78 }));
  });

  test('the log has its own database on the same server', () => {
    expect(withDatabase('postgres://me:secret@127.0.0.1:5432/bestellwerk?sslmode=disable', 'eventlog')).toBe(
      'postgres://me:secret@127.0.0.1:5432/eventlog?sslmode=disable',
    );
  });
});
