import { expect, test } from '@jest/globals';
import { resourceAt } from '../records/definitions.js';
import { emptyFields } from './empty-fields.js';

const empty = (path: string) => emptyFields(resourceAt(path)!.fields);

test('a new record has no file and refers to nothing yet', () => {
  expect(empty('uploads').file).toBeNull();
  expect(empty('departments').branch).toBeNull();
});

test('a new record starts with defaults and empty texts', () => {
  expect(empty('categories')).toMatchObject({ name: '', isEnabled: true });
});
