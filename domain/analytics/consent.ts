/** What a guest answered to the cookie banner. */
export const consents = ['accepted', 'declined'] as const;
export type Consent = (typeof consents)[number];

/** Keeps the answer; browser and server read it. */
export const CONSENT_COOKIE = 'cookie-banner-acceptance-state';
export const CONSENT_DAYS = 365;

const SECONDS_A_DAY = 24 * 60 * 60;

/** The answer in a Cookie header or in `document.cookie`; null if there is none yet, or one that nobody could give. */
export const consentIn = (cookies: string): Consent | null =>
  consents.find((consent) => consent === valueIn(cookies, CONSENT_COOKIE)) ?? null;

/** What `document.cookie` is set to for an answer to be kept. `isSecure`: the page came by HTTPS. */
export const consentCookie = (consent: Consent, isSecure: boolean): string =>
  kept(CONSENT_COOKIE, consent, CONSENT_DAYS * SECONDS_A_DAY, isSecure);

const MAP_COOKIE = 'map-consent';

/** Whether a guest wants the map of others: by 'Karte laden', or along with everything else. */
export const hasMapConsent = (cookies: string): boolean =>
  consentIn(cookies) === 'accepted' || valueIn(cookies, MAP_COOKIE) === 'accepted';

/** The same for 'Karte laden', which allows nothing else; taken back where `isGiven` is false. */
export const mapConsentCookie = (isGiven: boolean, isSecure: boolean): string =>
  kept(MAP_COOKIE, isGiven ? 'accepted' : '', isGiven ? CONSENT_DAYS * SECONDS_A_DAY : 0, isSecure);

function valueIn(cookies: string, name: string): string | null {
  const prefix = `${name}=`;
  const found = cookies.split(';').map((cookie) => cookie.trim());
  return found.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) ?? null;
}

const kept = (name: string, value: string, maxAge: number, isSecure: boolean): string =>
  [`${name}=${value}`, `Max-Age=${maxAge}`, 'Path=/', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])].join(
    '; ',
  );
