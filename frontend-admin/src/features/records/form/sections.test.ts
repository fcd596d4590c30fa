import { expect, test } from '@jest/globals';
import { branch } from '@bestellwerk/domain/records/definitions/branch';
import { product } from '@bestellwerk/domain/records/definitions/product';
import { emptyFields } from '../../../shared/record-fields/field-editor.js';
import { fieldOrder, sectionsFor, sectionsOf } from './sections.js';

const nothingWrong = () => false;
const shown = (changes: object, isWrong: (field: string) => boolean = nothingWrong) =>
  fieldOrder(sectionsFor(sectionsOf(branch.fields), { ...emptyFields(branch.fields), ...changes }, isWrong));

test('a form hides fields that do not apply to the record', () => {
  expect(shown({})).not.toEqual(expect.arrayContaining(['deliveryAreas']));
  expect(shown({ isDeliveryEnabled: true })).toEqual(
    expect.arrayContaining(['deliveryAreas', 'isDeliveryPhoneRequired']),
  );
});

test('a form shows a field that does not apply if it has an error', () => {
  expect(shown({}, (field) => field === 'deliveryAreas')).toContain('deliveryAreas');
});

test('existing steps of a product that is not configurable are shown', () => {
  const sections = (fields: object) =>
    sectionsFor(sectionsOf(product.fields), fields as never, nothingWrong).map(({ name }) => name);
  expect(sections({ type: 'others', config: { parts: [] } })).not.toContain('Auswahl');
  expect(sections({ type: 'others', config: { parts: [{}] } })).toContain('Auswahl');
  expect(sections({ type: 'configurable', config: { parts: [] } })).toContain('Auswahl');
});
