import { expect, test } from '@jest/globals';
import { deviceName } from './device-name.js';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 'Chrome auf Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/140.0.0.0`, 'Edge auf Windows'],
  [`Mozilla/5.0 (Linux; Android 15; SM-S921B) ${chrome} Mobile`, 'Chrome auf Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox auf Linux'],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari auf iPad',
  ],
  ['curl/8.5.0', 'Unbekanntes Gerät'],
  [null, 'Unbekanntes Gerät'],
])('names the device of the user agent %s: %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
