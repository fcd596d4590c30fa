import { expect, test } from '@jest/globals';
import { optionalText, text } from '@bestellwerk/domain/records/fields';
import { optionalPersonalText, personalText } from '@bestellwerk/domain/records/personal-fields';
import { emptyFields, isNeeded } from './field-editor.js';
import { resourceAt } from '../records/definitions.js';

test('required personal fields are marked as needed although they are null after erasure', () => {
  expect([text('Name'), personalText('Name')].map(isNeeded)).toEqual([true, true]);
  expect([optionalText('Notiz'), optionalPersonalText('Notiz')].map(isNeeded)).toEqual([false, false]);
});

const empty = (path: string) => emptyFields(resourceAt(path)!.fields);

test('a new record has no file and refers to nothing yet', () => {
  expect(empty('uploads').file).toBeNull();
  expect(empty('departments').branch).toBeNull();
});

test('a new record starts with defaults and empty texts', () => {
  expect(empty('categories')).toMatchObject({ name: '', isEnabled: true });
});
