import { expect, test } from '@jest/globals';
import { optionalText, text } from '@bestellwerk/domain/records/fields';
import { optionalPersonalText, personalText } from '@bestellwerk/domain/records/personal-fields';
import { isNeeded } from './is-needed.js';

test('required personal fields are marked as needed although they are null after erasure', () => {
  expect([text('Name'), personalText('Name')].map(isNeeded)).toEqual([true, true]);
  expect([optionalText('Notiz'), optionalPersonalText('Notiz')].map(isNeeded)).toEqual([false, false]);
});
