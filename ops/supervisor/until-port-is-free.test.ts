import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { untilPortIsFree } from './until-port-is-free.js';

const taken = async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  return { other, where: { host: '127.0.0.1', port, variable: 'PORT' } };
};

test('waits until a port in use is free, and prints which port and what to do', async () => {
  const { other, where } = await taken();
  const lines: string[] = [];
  const print = (line: string): void => {
    lines.push(line);
    if (lines.length === 3) other.close();
  };
  await untilPortIsFree(where, { signal: new AbortController().signal, print, printEveryMs: 0 });
  expect(lines[0]).toBe(
    `waiting: Port ${where.port} of 127.0.0.1 is taken by another program: ` +
      'stop that one, or set PORT to another port. Tried again at once.',
  );
});

test('stops waiting for a port when the start is aborted', async () => {
  const { other, where } = await taken();
  const stop = new AbortController();
  await expect(untilPortIsFree(where, { signal: stop.signal, print: () => stop.abort() })).rejects.toThrow(
    'aborted',
  );
  other.close();
});
