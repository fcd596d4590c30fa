import { expect, test } from '@jest/globals';
import { config } from './config.js';

const wrongFields = (said: object) => {
  const settings = config.schemas.fields.parse({ ...config.example, ...said });
  return config.problems!(settings).map(({ field }) => field);
};

test('the example is right', () => {
  expect(wrongFields({})).toEqual([]);
});

test('an address that is none is not saved', () => {
  expect(wrongFields({ website: 'javascript:alert(1)' })).toEqual(['website']);
});

test('nobody switches on a payment that cannot be made', () => {
  expect(wrongFields({ enableMollie: true, enablePluginMollie: true })).toEqual(['enablePluginMollie']);
});
