import { expect, test } from '@jest/globals';
import { agentOf } from './user-agent.js';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

test('a browser that is known is kept with its major version', () => {
  expect(agentOf(CHROME)).toMatchObject({ browser: 'Chrome', browserVersion: '141', os: 'Windows' });
});

test.each([
  ['has a soft hyphen in it', 'Ly\u00adnx/2.8 (X11) foo'],
  ['is longer than any name', `${'x'.repeat(80)}/1.0 (X11) foo`],
  ['is markup', '<b>Lynx</b>/1.0 (X11) foo'],
])('a name that a client made up and that %s is not kept', (_, userAgent) => {
  expect(agentOf(userAgent).browser).toBeNull();
});
