import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { untilPortIsFree } from './until-port-is-free.js';

describe('before a start', () => {
  test('a port in use is refused with a way out', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(untilPortIsFree('127.0.0.1', port, 0)).rejects.toThrow(`PORT=${port + 1} npm start`);
    other.close();
    await once(other, 'close');
    await expect(untilPortIsFree('127.0.0.1', port)).resolves.toBeUndefined();
  });
});
