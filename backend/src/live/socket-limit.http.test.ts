import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { io } from 'socket.io-client';
import { BackendHarness } from '../testing/backend-harness.js';

let stage: BackendHarness;
beforeAll(async () => {
  stage = await BackendHarness.start({ isThrottled: true });
});
afterAll(() => stage?.stop());

const open = async () => (await fetch(`${stage.url}/socket.io/?EIO=4&transport=polling`)).status;

it('refuses sockets outside the namespace /live', async () => {
  const socket = io(stage.url, { transports: ['websocket'], forceNew: true, reconnection: false });
  const refused = await new Promise<Error>((resolve) => socket.on('connect_error', resolve));
  expect(refused.message).toBe('There is nothing to follow here.');
  socket.disconnect();
});

it('limits the number of sockets per address', async () => {
  const statuses: number[] = [];
  for (let opened = 0; opened < 210; opened++) statuses.push(await open());
  expect(statuses[0]).toBe(200);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(200);
  expect(statuses.at(-1)).toBe(403);
});
