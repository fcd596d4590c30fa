import { describe, expect, test } from '@jest/globals';
import { checkOrder } from '../check-order.js';
import { orderFromForm } from '../order-from-form.js';
import { branch } from '../testing/inn.js';
import { deliveryForm, elsewhere, facts } from '../testing/shop.js';

const area = branch().deliveryAreas[0]!;
const areas = (...lists: string[]) =>
  facts({
    branch: branch({
      deliveryAreas: lists.map((zipCodes, at) => ({ ...area, area: `Gebiet ${at}`, zipCodes })),
    }),
  });
const problemsOf = (form: Parameters<typeof deliveryForm>[0], shop = areas('')) =>
  checkOrder(deliveryForm({ deliveryArea: 'Gebiet 0', ...form }), shop).problems;
describe('a postal code', () => {
  test.each([
    [{ zipCode: 'abc' }, 'zipCode', 'Bitte geben Sie eine Postleitzahl mit 4 Ziffern an.'],
    [{ zipCode: '1070', country: 'DE' }, 'zipCode', 'Bitte geben Sie eine Postleitzahl mit 5 Ziffern an.'],
    [{ zipCode: '80331' }, 'zipCode', 'Bitte geben Sie eine Postleitzahl mit 4 Ziffern an.'],
    [
      { ...elsewhere, deliveryZipCode: '12' },
      'deliveryZipCode',
      'Bitte geben Sie eine Postleitzahl mit 4 Ziffern an.',
    ],
  ])('%j is asked for again', (form, field, message) => {
    expect(problemsOf(form)).toEqual([{ field, message }]);
  });

  test('is kept without the letter of its country and without blanks', () => {
    const placedAs = { orderId: '5d0a3c52-6d5c-4c83-9d0c-2f8b8c0d6a11', ticketNumber: 1, at: facts().now };
    const placed = orderFromForm(deliveryForm({ zipCode: ' A-1070' }), facts(), placedAs);
    expect(placed.address?.zipCode).toBe('1070');
  });
});

describe('a delivery area that names its postal codes', () => {
  test('takes addresses inside', () => {
    expect(problemsOf({ zipCode: '1070' }, areas('1060–1080'))).toEqual([]);
  });

  test('refuses others and names the area that is right', () => {
    expect(problemsOf({ zipCode: '1070' }, areas('1010', '1070'))).toEqual([
      {
        field: 'zipCode',
        message: '1070 gehört nicht zum Liefergebiet „Gebiet 0“. Bitte wählen Sie „Gebiet 1“.',
      },
    ]);
  });

  test('refuses where nobody delivers', () => {
    expect(problemsOf({ zipCode: '80331', country: 'DE' }, areas('4020', '4040'))).toEqual([
      { field: 'zipCode', message: 'Nach 80331 liefern wir leider nicht.' },
    ]);
  });

  test('looks at where the order goes, not at who pays', () => {
    expect(problemsOf({ zipCode: '1070', ...elsewhere }, areas('1010'))).toEqual([]);
    expect(problemsOf({ zipCode: '1010', ...elsewhere, deliveryZipCode: '1070' }, areas('1010'))).toEqual([
      { field: 'deliveryZipCode', message: 'Nach 1070 liefern wir leider nicht.' },
    ]);
  });
});

test('a name of characters that show nothing is missing', () => {
  expect(problemsOf({ firstName: '\u200b' }).map(({ field }) => field)).toEqual(['firstName']);
});
