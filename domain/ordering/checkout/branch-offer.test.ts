import { expect, test } from '@jest/globals';
import { chosenMode, defaultMode, noOrdersText, offeredModes } from './branch-offer.js';
import { branch, config } from '../testing/inn.js';

const off = { isTakeawayEnabled: false, isDeliveryEnabled: false, isDineInEnabled: false };

test('a branch offers its enabled modes', () => {
  expect(offeredModes(branch())).toEqual(['takeaway', 'delivery', 'dineIn']);
  expect(offeredModes(branch({ isDeliveryEnabled: false }))).toEqual(['takeaway', 'dineIn']);
  expect(offeredModes(branch(off))).toEqual([]);
});

test.each([
  ['dineIn', {}, 'dineIn'],
  ['dineIn', { isDineInEnabled: false }, 'takeaway'],
  ['takeaway', { isTakeawayEnabled: false }, 'delivery'],
  ['takeaway', { isTakeawayEnabled: false, isDeliveryEnabled: false }, 'dineIn'],
  ['delivery', off, 'takeaway'],
] as const)('the shop’s default %s at a branch with %j results in %s', (shopDefault, flags, expected) => {
  expect(defaultMode(branch(flags), config({ defaultDeliveryMethod: shopDefault }))).toBe(expected);
});

test.each([
  [null, 'takeaway', 'takeaway'],
  ['delivery', 'takeaway', 'delivery'],
  ['dineIn', 'delivery', 'delivery'],
  [null, 'dineIn', 'takeaway'],
] as const)('without dine-in, choice %s with default %s results in %s', (chosen, shopDefault, expected) => {
  const inn = branch({ isDineInEnabled: false });
  expect(chosenMode(chosen, inn, config({ defaultDeliveryMethod: shopDefault }))).toBe(expected);
});

const noPayment = { isCashEnabled: false, isATMCardEnabled: false };

test.each([
  ['all switched off', noPayment, {}],
  ['one that the shop does not offer', { ...noPayment, isMollieEnabled: true }, { enableMollie: true }],
])('a branch with payment methods %s says that nothing can be ordered online', (_, flags, settings) => {
  expect(noOrdersText(branch(flags), config(settings))).toBe(
    'Hier kann zurzeit nicht online bestellt werden: Es gibt keine Zahlungsart.',
  );
});

test('a branch with a payment method takes orders as long as it is public', () => {
  expect(noOrdersText(branch(), config())).toBeNull();
  expect(noOrdersText(branch({ ...noPayment, isPublic: false }), config())).toBe(
    'Diese Filiale nimmt derzeit keine Bestellungen an.',
  );
});
