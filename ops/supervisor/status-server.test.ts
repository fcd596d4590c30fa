import { expect, test } from '@jest/globals';
import type { PartState } from '@bestellwerk/embedded/supervise';
import { serveStates } from './status-server.js';

test('the state of every part is served as it is at that moment', async () => {
  const states: PartState[] = [];
  const url = await serveStates(() => states);
  const read = async (): Promise<unknown> => (await fetch(url)).json();
  expect(await read()).toEqual({ parts: [] });
  const reason = { code: 'disk-full', text: 'no room' } as const;
  states.push({ name: 'postgres', state: 'waiting', since: '2026-11-22T10:00:00.000Z', restarts: 2, reason });
  expect(await read()).toEqual({ parts: states });
  expect((await fetch(new URL('/', url))).status).toBe(404);
});
