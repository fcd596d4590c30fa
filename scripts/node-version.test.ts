import { expect, test } from '@jest/globals';
import { assertNode } from './node-version.mjs';

test.each(['20.19.0', '20.20.1', '22.0.0'])('Node.js %s is new enough', (version) => {
  expect(() => assertNode(version)).not.toThrow();
});

test.each(['18.20.8', '20.18.3'])('Node.js %s is too old, which starting again does not mend', (version) => {
  expect(() => assertNode(version)).toThrow(`needs Node.js 20.19 or newer; this is ${version}.`);
  expect(() => assertNode(version)).toThrow(expect.objectContaining({ exitCode: 78 }));
});
