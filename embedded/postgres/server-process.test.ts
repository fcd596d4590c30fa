import { expect, it } from '@jest/globals';
import { sharedBuffers } from './server-process.js';

const GIB = 1024 ** 3;

it.each([
  [0.5 * GIB, '128MB'],
  [4 * GIB, '512MB'],
  [64 * GIB, '1024MB'],
])('a machine with %d bytes of memory gets shared buffers of %s', (machine, expected) => {
  expect(sharedBuffers(machine)).toBe(expected);
});

it('returns shared buffers for this machine', () => {
  expect(sharedBuffers()).toMatch(/^\d+MB$/);
});
