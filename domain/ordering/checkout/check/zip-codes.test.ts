import { describe, expect, test } from '@jest/globals';
import { checkOrder } from '../check-order.js';
import { orderFromForm } from '../order-from-form.js';
import { branch } from '../../testing/inn.js';
import { normalizeSpaces } from '../../../text/testing/normalize-spaces.js';
import { deliveryForm, elsewhere, facts } from '../../testing/shop.js';

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
  ])('in %j is refused', (form, field, message) => {
    expect(problemsOf(form)).toEqual([{ field, message }]);
  });

  test('is stored without its country prefix and without blanks', () => {
    const placedAs = { orderId: '5d0a3c52-6d5c-4c83-9d0c-2f8b8c0d6a11', ticketNumber: 1, at: facts().now };
    const placed = orderFromForm(deliveryForm({ zipCode: ' A-1070' }), facts(), placedAs);
    expect(placed.address?.zipCode).toBe('1070');
  });
});

describe('a delivery area that names its postal codes', () => {
  test('accepts addresses inside', () => {
    expect(problemsOf({ zipCode: '1070' }, areas('1060–1080'))).toEqual([]);
  });

  test('refuses other addresses and names the matching area', () => {
    expect(problemsOf({ zipCode: '1070' }, areas('1010', '1070'))).toEqual([
      {
        field: 'zipCode',
        message: '1070 gehört nicht zum Liefergebiet „Gebiet 0“. Bitte wählen Sie „Gebiet 1“.',
      },
    ]);
  });

  test('says which area an address belongs to, and what its minimum order value is as long as it is not reached', () => {
    const shop = areas('1010', '1070');
    const withMinimum = (minimumOrderValue: number) => {
      const [first, second] = shop.branch.deliveryAreas;
      return facts({ branch: branch({ deliveryAreas: [first!, { ...second!, minimumOrderValue }] }) });
    };
    const { gross } = checkOrder(deliveryForm(), facts()).pricing!;
    const messageOf = (minimum: number) =>
      normalizeSpaces(problemsOf({ zipCode: '1070' }, withMinimum(minimum))[0]!.message);
    expect(messageOf(gross + 10.5)).toMatch(
      /^1070 gehört zum Liefergebiet „Gebiet 1“, Mindestbestellwert \d+,\d\d €\. Fügen Sie Waren im Wert von mindestens 10,50 € hinzu\.$/,
    );
    expect(messageOf(gross)).toMatch(/Bitte wählen Sie „Gebiet 1“\.$/);
  });

  test('refuses addresses outside all areas', () => {
    expect(problemsOf({ zipCode: '80331', country: 'DE' }, areas('4020', '4040'))).toEqual([
      { field: 'zipCode', message: 'Nach 80331 (Deutschland) liefern wir leider nicht.' },
    ]);
    expect(problemsOf({ zipCode: '1070' }, areas('4020', '4040'))).toEqual([
      { field: 'zipCode', message: 'Nach 1070 liefern wir leider nicht.' },
    ]);
  });

  test('may contain postal codes of another country', () => {
    expect(problemsOf({ zipCode: '84359', country: 'DE' }, areas('5280, 84359'))).toEqual([]);
  });

  test('checks the delivery address, not the billing address', () => {
    expect(problemsOf({ zipCode: '1070', ...elsewhere }, areas('1010'))).toEqual([]);
    expect(problemsOf({ zipCode: '1010', ...elsewhere, deliveryZipCode: '1070' }, areas('1010'))).toEqual([
      { field: 'deliveryZipCode', message: 'Nach 1070 liefern wir leider nicht.' },
    ]);
  });
});

describe('a delivery area without postal codes', () => {
  const refused = (zipCode: string, field = 'zipCode') => [
    { field, message: `Nach ${zipCode} liefern wir leider nicht.` },
  ];

  test.each([
    ['takes every address of the country', { zipCode: '9999' }, areas(''), []],
    [
      'refuses an address in another country',
      { zipCode: '80331', country: 'DE', city: 'München' },
      areas(''),
      refused('80331 (Deutschland)'),
    ],
    [
      'refuses another country also where postal codes look alike',
      { zipCode: '8001', country: 'CH' },
      areas(''),
      refused('8001 (Schweiz)'),
    ],
    [
      'checks the country of the delivery address',
      { ...elsewhere, deliveryZipCode: '80331', deliveryCountry: 'DE' },
      areas(''),
      refused('80331 (Deutschland)', 'deliveryZipCode'),
    ],
    [
      'refuses a code that another area names',
      { zipCode: '1070' },
      areas('', '1060–1080'),
      [
        {
          field: 'zipCode',
          message: '1070 gehört nicht zum Liefergebiet „Gebiet 0“. Bitte wählen Sie „Gebiet 1“.',
        },
      ],
    ],
    ['takes what no other area names', { zipCode: '1190' }, areas('', '1060–1080'), []],
    [
      'is offered for what the chosen area does not name',
      { zipCode: '1190' },
      areas('1060–1080', ''),
      [
        {
          field: 'zipCode',
          message: '1190 gehört nicht zum Liefergebiet „Gebiet 0“. Bitte wählen Sie „Gebiet 1“.',
        },
      ],
    ],
  ])('%s', (_, form, shop, problems) => {
    expect(problemsOf(form, shop)).toEqual(problems);
  });

  test('of a branch in Germany takes German addresses', () => {
    const munich = facts({
      branch: branch({ zipCode: '80331', deliveryAreas: [{ ...area, area: 'Gebiet 0', zipCodes: '' }] }),
    });
    expect(problemsOf({ zipCode: '80469', country: 'DE' }, munich)).toEqual([]);
    expect(problemsOf({ zipCode: '1070' }, munich)).toEqual(refused('1070 (Österreich)'));
  });
});

test('a name of invisible characters counts as missing', () => {
  expect(problemsOf({ firstName: '\u200b' }).map(({ field }) => field)).toEqual(['firstName']);
});
