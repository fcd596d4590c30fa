import { afterEach, expect, test } from '@jest/globals';
import { plainStorage } from '@bestellwerk/ui/testing/storages';
import { safeStorage } from '@bestellwerk/ui/storage/safe-storage';
import { emptyDetails } from './details-slice.js';
import { loadDetails, saveDetails } from './details-storage.js';
import { emptyRemembered, forgetDetails, rememberDetails, rememberedDetails } from './remembered-details.js';

afterEach(() => history.replaceState(null, '', '/'));

const storage = (text?: string) => {
  const underneath = plainStorage(text === undefined ? {} : { 'remembered-details': text });
  return safeStorage(() => underneath);
};
const anna = { ...emptyDetails, firstName: 'Anna', city: 'Wien' };

test('contact and address come back in another tab, consents and payment do not', () => {
  const device = storage();
  const details = { ...anna, privacyPolicy: true, legalInstructions: true, paymentMethod: 'cash' as const };
  rememberDetails({ ...details, donatee: 'gruft' }, device);
  expect(loadDetails(storage(), device)).toEqual(anna);
});

test('what was typed in this tab is not replaced by what is remembered', () => {
  const [tab, device] = [storage(), storage()];
  saveDetails({ ...emptyDetails, firstName: 'Karl' }, tab);
  rememberDetails(anna, device);
  expect(loadDetails(tab, device).firstName).toBe('Karl');
});

test('forgotten details are gone', () => {
  const device = storage();
  rememberDetails(anna, device);
  forgetDetails(device);
  expect(rememberedDetails(device)).toBeNull();
});

test.each([
  ['no JSON', '{', null],
  ['another version', '{"version":0,"value":{"firstName":"Anna"}}', null],
  [
    'a damaged field',
    '{"version":1,"value":{"firstName":7,"city":"Wien"}}',
    { ...emptyRemembered, city: 'Wien' },
  ],
  ['a consent that somebody put there', '{"version":1,"value":{"privacyPolicy":true}}', emptyRemembered],
])('%s is read without an exception', (_, text, expected) => {
  expect(rememberedDetails(storage(text))).toEqual(expected);
});

test('a terminal for many guests neither keeps nor shows anything', () => {
  const device = storage();
  rememberDetails(anna, device);
  history.replaceState(null, '', '/self-service/wien/checkout');
  expect(rememberedDetails(device)).toBeNull();
  forgetDetails(device);
  rememberDetails(anna, device);
  history.replaceState(null, '', '/');
  expect(rememberedDetails(device)).toBeNull();
});
