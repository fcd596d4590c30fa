import { expect, test } from '@jest/globals';
import { closingCsv } from './closing-csv.js';

test('the file of closings says by which day turnover counts and when a business day ends', () => {
  const file = closingCsv({
    ...{ days: [], currency: 'EUR', timeZone: 'Europe/Vienna' },
    branchName: () => 'Altstadt',
  });
  expect(file).toContain(
    ';Hinweis;"Umsatz zählt am Tag der Bestellung, Einnahmen am Tag der Zahlung. Ein Geschäftstag endet um 04:00 Uhr.";',
  );
});
