import { expect, test } from '@jest/globals';
import { branchProblems } from './branch.js';

test('a text that is no list of postal codes is refused at its field', () => {
  const lists = ['1040, 1050–1070', '', 'nur die Innenstadt', '1070–1040'];
  expect(branchProblems({ deliveryAreas: lists.map((zipCodes) => ({ zipCodes })) })).toEqual(
    [2, 3].map((index) => ({
      message: 'Bitte geben Sie nur Postleitzahlen an, zum Beispiel 1040, 1050–1070.',
      field: `deliveryAreas.${index}.zipCodes`,
    })),
  );
});
