import { expect, it } from '@jest/globals';
import { sharedBuffers } from './memory-settings.js';

const GIB = 1024 ** 3;

it.each([
  [0.5 * GIB, '128MB'],
  [4 * GIB, '512MB'],
  [64 * GIB, '1024MB'],
])('of %d bytes', (machine, expected) => {
  expect(sharedBuffers(machine)).toBe(expected);
});

it('fits any machine', () => {
  expect(sharedBuffers()).toMatch(/^\d+MB$/);
});
