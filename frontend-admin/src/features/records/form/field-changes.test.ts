import { expect, test } from '@jest/globals';
import { mergeFields } from './field-changes.js';

const before = { name: 'Linde', city: 'Wien', phone: '1', tags: ['a'] };

test('a field changed on one side takes the value of that side', () => {
  const mine = { ...before, name: 'Linde am Markt' };
  const theirs = { ...before, city: 'Graz', tags: ['a', 'b'] };
  expect(mergeFields({ before, mine, theirs })).toEqual({
    fields: { name: 'Linde am Markt', city: 'Graz', phone: '1', tags: ['a', 'b'] },
    taken: ['city', 'tags'],
    clashes: [],
  });
});

test('a field changed on both sides is a conflict unless both values are equal', () => {
  const mine = { ...before, name: 'Linde am Markt', phone: '2' };
  const theirs = { ...before, name: 'Alte Linde', phone: '2' };
  expect(mergeFields({ before, mine, theirs })).toEqual({
    fields: mine,
    taken: [],
    clashes: [{ field: 'name', mine: 'Linde am Markt', before: 'Linde', theirs: 'Alte Linde' }],
  });
});
