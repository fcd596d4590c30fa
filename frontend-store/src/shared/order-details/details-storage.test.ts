import { expect, test } from '@jest/globals';
import { plainStorage } from '@bestellwerk/ui/testing/storages';
import { safeStorage } from '@bestellwerk/ui/storage/safe-storage';
import { emptyDetails } from './details-slice.js';
import { loadDetails, saveDetails } from './details-storage.js';

const storageWith = (text?: string) => {
  const underneath = plainStorage(text === undefined ? {} : { 'order-details': text });
  return safeStorage(() => underneath);
};

test('stored details are restored', () => {
  const storage = storageWith();
  const details = { ...emptyDetails, firstName: 'Anna', isCompany: true, paymentMethod: 'cash' as const };
  saveDetails(details, storage);
  expect(loadDetails(storage)).toEqual(details);
});

test.each([
  ['nothing', undefined, {}],
  ['no JSON', '{', {}],
  ['null', 'null', {}],
  ['a list', '[1]', {}],
  ['a damaged field among others', '{"firstName":null,"lastName":"Huber"}', { lastName: 'Huber' }],
  ['a field of another kind', '{"isCompany":"yes","city":7}', {}],
  ['a field that nobody knows', '{"__proto__":{"a":1},"shoeSize":42}', {}],
  ['another version', '{"version":0,"value":{"lastName":"Huber"}}', {}],
])('reading %s from storage does not throw', (_, text, known) => {
  expect(loadDetails(storageWith(text))).toEqual({ ...emptyDetails, ...known });
});
