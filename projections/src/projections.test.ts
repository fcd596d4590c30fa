import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { projections } from './projections.js';

test('the guide lists every read model', () => {
  const guide = readFileSync(new URL('../../docs/guide/projections.md', import.meta.url), 'utf8');
  const listed = [...guide.matchAll(/^\| `([\w<>]+)`/gm)].map(([, name]) => name);
  const names = projections.map(({ name }) => (name.startsWith('record_') ? 'record_<name>' : name));
  expect(listed.toSorted()).toEqual([...new Set(names)].toSorted());
});
