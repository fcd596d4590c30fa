import { expect, test } from '@jest/globals';
import { branch } from '../../../testing/shop-fixture.js';
import { findBranches } from './branch-search.js';

const wien = branch;
const linz = {
  ...branch,
  id: 'linz',
  name: 'Linde Linz',
  city: 'Linz',
  zipCode: '4020',
  keywords: '',
  tags: [],
};
const find = (search: string, tags: string[] = []) =>
  findBranches([wien, linz], search, new Set(tags)).map(({ city }) => city);

test.each([
  ['', ['Wien', 'Linz']],
  ['4020', ['Linz']],
  ['margareten', ['Wien']],
  ['GASTGARTEN', ['Wien']],
  ['4020, Wien', ['Wien', 'Linz']],
  ['  ,  ', ['Wien', 'Linz']],
  ['Graz', []],
])('searching %j finds %j', (search, cities) => {
  expect(find(search)).toEqual(cities);
});

test('only branches with every chosen tag remain', () => {
  const gastgarten = wien.tags[0]!.id;
  expect(find('', [gastgarten])).toEqual(['Wien']);
  expect(find('linz', [gastgarten])).toEqual([]);
});
