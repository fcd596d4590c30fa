import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';

const lifecycle = new URL('./process-lifecycle.ts', import.meta.url).href;
const wrongSettings = new URL('./wrong-settings.ts', import.meta.url).href;

/** A program with an IPC channel; resolves when it has reported that it is ready. */
async function program(code: string): Promise<{ child: ChildProcess; messages: unknown[] }> {
  const imports = `import { announce, exitWith, onShutdown } from '${lifecycle}'; import { WrongSettings } from '${wrongSettings}';`;
  const flags = ['--conditions=source', '--import', '@swc-node/register/esm-register', '--input-type=module'];
  const child = spawn(process.execPath, [...flags, '--eval', imports + code], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const messages: unknown[] = [];
  child.on('message', (message) => messages.push(message));
  await once(child, 'message');
  return { child, messages };
}

const stays = 'setInterval(() => undefined, 1000); announce({ ready: true });';

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s stops a process once, and it ends with 0',
  async (signal) => {
    const { child, messages } = await program(
      `onShutdown(async () => { announce({ url: 'stopping' }); await new Promise(setImmediate); }); ${stays}`,
    );
    child.kill(signal);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(messages).toEqual([{ ready: true }, { url: 'stopping' }]);
  },
);

test('a process ends when the one that supervises it is gone', async () => {
  const { child } = await program(`onShutdown(async () => undefined); ${stays}`);
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a process whose supervisor has gone before it listens for that ends, too', async () => {
  const { child } = await program(
    `announce({ ready: true }); await new Promise((gone) => process.once('disconnect', gone));
     onShutdown(async () => undefined); setInterval(() => undefined, 1000);`,
  );
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a process that does not stop in time ends by force with 1', async () => {
  const { child } = await program(`onShutdown(() => new Promise(() => undefined), 50); ${stays}`);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([1, null]);
});

test.each([
  ['WrongSettings', 78],
  ['Error', 1],
])(
  'a process that ends because of a %s sends its message to the supervisor and ends with %i',
  async (name, code) => {
    const { child, messages } = await program(`await exitWith(new ${name}('PORT is no number'));`);
    expect(await once(child, 'exit')).toEqual([code, null]);
    expect(messages).toEqual([{ failed: 'PORT is no number' }]);
  },
);
