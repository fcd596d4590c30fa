import { describe, expect, it } from '@jest/globals';
import { settingsFrom } from './settings.js';

const needed = { DATABASE_URL: 'postgres://localhost/x', EVENTSTORE_URL: 'esdb://localhost' };

describe('settings', () => {
  it('have defaults for all but the two servers', () => {
    expect(settingsFrom(needed)).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      isThrottled: true,
      isTest: false,
    });
  });

  it('take a free port for 0', () => {
    expect(settingsFrom({ ...needed, PORT: '0', THROTTLE: '0' })).toMatchObject({
      port: 0,
      isThrottled: false,
    });
  });

  it.each([
    [{}, 'DATABASE_URL'],
    [{ DATABASE_URL: 'x' }, 'EVENTSTORE_URL'],
    [{ ...needed, PORT: 'x' }, 'PORT'],
    [{ ...needed, PORT: '70000' }, 'PORT'],
  ])('name what is missing or wrong in %j', (env, name) => {
    expect(() => settingsFrom(env)).toThrow(name);
  });
});
