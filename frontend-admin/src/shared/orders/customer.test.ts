import { expect, test } from '@jest/globals';
import { shortName } from './customer.js';

test.each([
  ['Anna Huber', 'Anna Huber'],
  ['Maria Magdalena Leutheusser-Schnarrenberger', 'Maria Magdalena Leutheusser-Schnarrenberger'],
  [
    'Gasthaus zur schönen Aussicht und Weinstube am Naschmarkt',
    'Gasthaus zur schönen Aussicht … am Naschmarkt',
  ],
  [
    'Gasthaus zur schönen Aussicht und Weinstube am Schlossberg',
    'Gasthaus zur schönen Aussicht … am Schlossberg',
  ],
  [
    'Gast Österreicher-Wolfeschlegelsteinhausenbergerdorffwelchevoraltern',
    'Gast Österreicher-Wolfeschlege … fwelchevoraltern',
  ],
  [`${'Donaudampfschifffahrts'.repeat(2)}gesellschaft`, 'DonaudampfschifffahrtsDonaudam … hrtsgesellschaft'],
])('a long name is shortened in its middle, at a space where there is one: %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});
