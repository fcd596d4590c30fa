import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  CONSENT_COOKIE,
  consentCookie,
  consentIn,
  consents,
  hasMapConsent,
  mapConsentCookie,
} from './consent.js';

test.each([
  ['', null],
  [`${CONSENT_COOKIE}=accepted`, 'accepted'],
  [`a=b; ${CONSENT_COOKIE}=declined; c=d`, 'declined'],
  [`${CONSENT_COOKIE}=true`, null],
  [`${CONSENT_COOKIE}=`, null],
  [`x-${CONSENT_COOKIE}=accepted`, null],
  [`note=${CONSENT_COOKIE}=accepted`, null],
])('the answer in the cookies "%s" is %s', (cookies, expected) => expect(consentIn(cookies)).toBe(expected));

test('an answer that is kept is read again, whatever other cookies there are', () => {
  const others = fc.stringMatching(/^[a-z]{1,8}=[a-z0-9]{0,8}$/);
  fc.assert(
    fc.property(
      fc.constantFrom(...consents),
      fc.boolean(),
      fc.array(others),
      (consent, isSecure, cookies) => {
        const kept = consentCookie(consent, isSecure).split(';', 1)[0]!;
        expect(consentIn([...cookies, kept].join('; '))).toBe(consent);
      },
    ),
  );
});

test('the answer is kept for a year, for the whole shop, and over HTTPS only for it', () => {
  const cookie = consentCookie('accepted', true);
  expect(cookie).toBe(`${CONSENT_COOKIE}=accepted; Max-Age=31536000; Path=/; SameSite=Lax; Secure`);
  expect(consentCookie('declined', false)).not.toContain('Secure');
});

test('the map is allowed by its own button and by accepting everything, and by nothing else', () => {
  const allowed = mapConsentCookie(true, false).split(';', 1)[0]!;
  const declined = `${CONSENT_COOKIE}=declined`;
  expect(hasMapConsent('')).toBe(false);
  expect(hasMapConsent(declined)).toBe(false);
  expect(hasMapConsent(`${CONSENT_COOKIE}=accepted`)).toBe(true);
  expect(hasMapConsent(`${declined}; ${allowed}`)).toBe(true);
  expect(consentIn(`a=b; ${allowed}`)).toBeNull();
  expect(mapConsentCookie(false, true)).toMatch(/=; Max-Age=0; Path=\/;.*Secure/);
});
