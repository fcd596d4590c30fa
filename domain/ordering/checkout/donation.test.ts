import { expect, test } from '@jest/globals';
import { donationText } from './checkout-view.js';

test.each([
  ['EUR', '0,07\u00a0€'],
  ['CHF', '0,07\u00a0CHF'],
])('an order donates 0.07 %s', (currency, amount) => {
  expect(donationText(currency)).toBe(
    `Mit Ihrer Bestellung werden ${amount} gespendet. Die Spende übernimmt unser Anbieter, für Sie entstehen keine Kosten.`,
  );
});
