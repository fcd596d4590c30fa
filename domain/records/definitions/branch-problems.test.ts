import { expect, test } from '@jest/globals';
import { branchProblems } from './branch.js';

const unlimited = {
  ...{ isTakeawayEnabled: true, isDeliveryEnabled: true, isDineInEnabled: false },
  ...{ capacityOrders: null, capacityTakeaway: null, capacityDelivery: null, capacityDineIn: null },
};

const problemsOf = (lists: readonly string[], address: { zipCode?: string; phone?: string } = {}) =>
  branchProblems({
    zipCode: '',
    phone: '',
    ...unlimited,
    ...address,
    deliveryAreas: lists.map((zipCodes) => ({ zipCodes })),
  });

test('a text that is no list of postal codes is refused at its field', () => {
  const lists = ['1040, 1050–1070', '', 'nur die Innenstadt', '1040, 10'];
  expect(problemsOf(lists)).toEqual(
    [2, 3].map((index) => ({
      message: 'Bitte geben Sie nur Postleitzahlen an, zum Beispiel 1040, 1050–1070.',
      field: `deliveryAreas.${index}.zipCodes`,
    })),
  );
});

test('a range that runs backwards is refused by its name', () => {
  expect(problemsOf(['1040, 1050-1030'])).toEqual([
    {
      message: '1050–1030 läuft rückwärts. Bitte schreiben Sie 1030–1050.',
      field: 'deliveryAreas.0.zipCodes',
    },
  ]);
});

test.each([
  ['', '', true],
  ['1050', '+43 1 5550142', true],
  ['A-4020', '', true],
  ['80331', '', true],
  ['8001', '+41 44 1234567', true],
  ['12', '', false],
  ['0500', '', false],
  ['00100', '', false],
  ['Wien', '', false],
])('the postal code %j of a branch with the number %j is one: %p', (zipCode, phone, is) => {
  const problem = { message: 'Bitte geben Sie eine Postleitzahl mit 4 oder 5 Ziffern an.', field: 'zipCode' };
  expect(problemsOf([], { zipCode, phone })).toEqual(is ? [] : [problem]);
});

test('more orders of a mode than altogether are refused at their field, of modes that are on', () => {
  const capacity = { capacityOrders: 2, capacityTakeaway: 5, capacityDelivery: 2, capacityDineIn: 9 };
  const described = { zipCode: '', phone: '', deliveryAreas: [], ...unlimited, ...capacity };
  expect(branchProblems(described)).toEqual([
    {
      message: 'Insgesamt nimmt das Zeitfenster nur 2 auf. Bitte geben Sie höchstens 2 an.',
      field: 'capacityTakeaway',
    },
  ]);
  expect(branchProblems({ ...described, capacityOrders: null })).toEqual([]);
});

test('windows that take nothing are refused, and the message names what to do instead', () => {
  const described = { zipCode: '', phone: '', deliveryAreas: [], ...unlimited };
  const nothing = { capacityOrders: 0, capacityTakeaway: 5, capacityDelivery: null, capacityDineIn: 0 };
  expect(branchProblems({ ...described, ...nothing, isDineInEnabled: false })).toEqual([
    {
      message:
        'Mit 0 kann niemand bestellen. Bitte machen Sie für kurze Zeit eine Pause (unter „Bestellannahme“), oder ändern Sie die Öffnungszeiten.',
      field: 'capacityOrders',
    },
  ]);
  expect(branchProblems({ ...described, isTakeawayEnabled: true, capacityTakeaway: 0 })).toEqual([
    {
      message:
        'Mit 0 kann niemand zur Abholung bestellen. Bitte schalten Sie stattdessen die Bestellart der Filiale aus.',
      field: 'capacityTakeaway',
    },
  ]);
});
