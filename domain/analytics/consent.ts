/** What a guest answered to the cookie banner. */
export const consents = ['accepted', 'declined'] as const;
export type Consent = (typeof consents)[number];

/** Keeps the answer; browser and server read it. */
export const CONSENT_COOKIE = 'cookie-banner-acceptance-state';
export const CONSENT_DAYS = 365;

const SECONDS_A_DAY = 24 * 60 * 60;

/** The answer in a Cookie header or in `document.cookie`; null if there is none yet, or one that nobody could give. */
export function consentIn(cookies: string): Consent | null {
  const prefix = `${CONSENT_COOKIE}=`;
  const found = cookies.split(';').map((cookie) => cookie.trim());
  const value = found.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
  return consents.find((consent) => consent === value) ?? null;
}

/** What `document.cookie` is set to for an answer to be kept. `isSecure`: the page came by HTTPS. */
export const consentCookie = (consent: Consent, isSecure: boolean): string =>
  [
    `${CONSENT_COOKIE}=${consent}`,
    `Max-Age=${CONSENT_DAYS * SECONDS_A_DAY}`,
    'Path=/',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
