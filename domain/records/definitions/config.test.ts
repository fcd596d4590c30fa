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

test.each([
  [{ pixelId: '123456789012345', tagManagerId: 'GTM-AB12CD3' }, []],
  [{ pixelId: ' 123456789012345 ' }, []],
  [{ pixelId: 'fbq-1' }, ['pixelId']],
  [{ tagManagerId: 'G-AB12CD3' }, ['tagManagerId']],
])('of the ids %j of third parties these are refused: %j', (ids, fields) =>
  expect(wrongFields(ids)).toEqual(fields),
);

test('the fonts are those of the shop itself until some of ours are chosen', () => {
  const { headingFont, textFont } = config.schemas.fields.parse(config.example);
  expect([headingFont, textFont]).toEqual([null, null]);
  const isValid = (changes: object) =>
    config.schemas.fields.safeParse({ ...config.example, ...changes }).success;
  expect(isValid({ headingFont: 'lobster', textFont: 'lora' })).toBe(true);
  expect(isValid({ textFont: 'lobster' })).toBe(false);
  expect(isValid({ headingFont: 'https://example.org/font' })).toBe(false);
});
