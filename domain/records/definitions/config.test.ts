import { expect, test } from '@jest/globals';
import { config } from './config.js';

const wrongFields = (changes: object) => {
  const settings = config.schemas.fields.parse({ ...config.example, ...changes });
  return config.problems!(settings).map(({ field }) => field);
};

test('the example has no problems', () => {
  expect(wrongFields({})).toEqual([]);
});

test('an invalid website address is refused', () => {
  expect(wrongFields({ website: 'javascript:alert(1)' })).toEqual(['website']);
});
