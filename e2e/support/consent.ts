import { CONSENT_COOKIE } from '@bestellwerk/domain/analytics/consent';

/** A guest who has declined before, so that the cookie banner is not over what a test is about. */
export const answeredConsent = {
  cookies: [
    {
      ...{ name: CONSENT_COOKIE, value: 'declined', domain: '127.0.0.1', path: '/', expires: -1 },
      ...{ httpOnly: false, secure: false, sameSite: 'Lax' as const },
    },
  ],
  origins: [],
};

/** A guest who comes for the first time. */
export const noConsent = { cookies: [], origins: [] };
