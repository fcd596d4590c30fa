import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@jest/globals';

/** A part that never comes to the end of its loading. */
function loadingPart(): ChildProcess {
  const heartbeat = new URL('./heartbeat.mjs', import.meta.url).href;
  const loading = 'setInterval(() => undefined, 1000)';
  return spawn(process.execPath, ['--import', heartbeat, '--eval', loading], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

test('a part that is still loading when its supervisor dies ends with it, and keeps no port', async () => {
  const part = loadingPart();
  await once(part, 'message');
  part.disconnect();
  expect(await once(part, 'exit')).toEqual([1, null]);
});

test('a part whose supervisor dies while Node.js itself starts ends, too', async () => {
  const delays = [0, 15, 30, 45, 60, 90];
  const endings = delays.map(async (ms) => {
    const part = loadingPart();
    const ended = once(part, 'exit');
    await delay(ms);
    part.disconnect();
    return ended;
  });
  expect(await Promise.all(endings)).toEqual(delays.map(() => [1, null]));
});
