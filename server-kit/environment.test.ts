import { expect, test } from '@jest/globals';
import { logLevelFrom, portFrom, requiredFrom } from './environment.js';
import { WrongSettings } from './wrong-settings.js';

test('an unknown log level is a wrong setting, and a missing one means info', () => {
  expect(() => logLevelFrom({ LOG_LEVEL: 'laut' })).toThrow(
    'LOG_LEVEL must be one of trace, debug, info, warn',
  );
  expect(() => logLevelFrom({ LOG_LEVEL: 'laut' })).toThrow(WrongSettings);
  expect(
    [undefined, '', 'silent'].map((level) => logLevelFrom(level === undefined ? {} : { LOG_LEVEL: level })),
  ).toEqual(['info', 'info', 'silent']);
});

test.each(['-1', '65536', '80.5', 'http'])('the port %s is a wrong setting', (text) => {
  expect(() => portFrom({ PORT: text }, 'PORT', 3000)).toThrow(WrongSettings);
  expect(() => portFrom({ PORT: text }, 'PORT', 3000)).toThrow(
    `PORT must be a number between 0 and 65535, not ${text}.`,
  );
});

test('a missing or empty port is the default, and 0 is a port', () => {
  expect([{}, { PORT: '' }, { PORT: '0' }].map((env) => portFrom(env, 'PORT', 3000))).toEqual([
    3000, 3000, 0,
  ]);
});

test('a missing or empty variable that is required is a wrong setting', () => {
  expect(requiredFrom({ KEY: 'value' }, 'KEY')).toBe('value');
  expect(() => requiredFrom({}, 'KEY')).toThrow('The environment variable KEY is missing.');
  expect(() => requiredFrom({ KEY: '' }, 'KEY')).toThrow(WrongSettings);
});
