import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';

test('a part that is still loading when its supervisor dies ends with it, and keeps no port', async () => {
  const heartbeat = new URL('./heartbeat.mjs', import.meta.url).href;
  const loading = 'setInterval(() => undefined, 1000)';
  const part = spawn(process.execPath, ['--import', heartbeat, '--eval', loading], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(part, 'message');
  part.disconnect();
  expect(await once(part, 'exit')).toEqual([1, null]);
});
