import { expect, test } from '@jest/globals';
import { branch } from '@bestellwerk/domain/ordering/testing/inn';
import { facts } from '@bestellwerk/domain/ordering/testing/shop';
import { areaOfZipCode, emptyDraft, formOf } from './entry-draft.js';

const [area] = branch().deliveryAreas;
const inn = branch({
  deliveryAreas: [
    { ...area!, area: 'Wieden', zipCodes: '1040, 1050' },
    { ...area!, area: 'Neubau', zipCodes: '1070' },
  ],
});
const entered = (zipCode: string, deliveryArea = '') => {
  const draft = { ...emptyDraft(inn), mode: 'delivery' as const, zipCode, deliveryArea };
  const { form, problems } = formOf(draft, facts({ branch: inn }));
  return [form.deliveryArea, problems.map(({ message }) => message)];
};

test('a delivery to a postal code of no area was priced and shown as one to the first area', () => {
  expect(entered('1220')).toEqual([null, ['1220 gehört zu keinem Liefergebiet.']]);
  expect(entered('')).toEqual([null, []]);
  expect(entered(' 1070 ')).toEqual(['Neubau', []]);
  expect(entered('1220', 'Wieden')).toEqual(['Wieden', []]);
});

test('an area that takes all other postal codes was shown before one was entered', () => {
  expect(areaOfZipCode({ zipCode: '' }, branch())).toBeNull();
  expect(areaOfZipCode({ zipCode: '1220' }, branch())?.area).toBe('Zentrum');
});
