import { expect, test } from '@jest/globals';
import { monday, VIENNA } from '../calendar/testing/instants.js';
import { pauseCardText } from './opening-texts.js';

test.each([
  [false, '12:20', 'Nimmt gerade keine Bestellungen an – wieder ab 12:20 Uhr'],
  [true, '12:20', 'Nimmt gerade nur Bestellungen für später an – für gleich wieder ab 12:20 Uhr'],
])('the card says from when on orders are taken again (pre-orders: %s)', (isPreorderEnabled, until, text) => {
  expect(pauseCardText(monday(until), { isPreorderEnabled }, monday('12:00'), VIENNA)).toBe(text);
});
