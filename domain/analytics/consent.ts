import { cookieValue, keptCookie } from '../text/cookies.js';

/** What a guest answered to the cookie banner. */
export const consents = ['accepted', 'declined'] as const;
export type Consent = (typeof consents)[number];

/** Keeps the answer; browser and server read it. */
export const CONSENT_COOKIE = 'cookie-banner-acceptance-state';
export const CONSENT_DAYS = 365;

const SECONDS_A_DAY = 24 * 60 * 60;

/** The answer in a Cookie header or in `document.cookie`; null if there is none yet, or one that nobody could give. */
export const consentIn = (cookies: string): Consent | null =>
  consents.find((consent) => consent === cookieValue(cookies, CONSENT_COOKIE)) ?? null;

/** What `document.cookie` is set to for an answer to be kept. `isSecure`: the page came by HTTPS. */
export const consentCookie = (consent: Consent, isSecure: boolean): string =>
  keptCookie(CONSENT_COOKIE, consent, CONSENT_DAYS * SECONDS_A_DAY, isSecure);

const MAP_COOKIE = 'map-consent';

/** Whether a guest wants the map of others: by 'Karte laden', or along with everything else. */
export const hasMapConsent = (cookies: string): boolean =>
  consentIn(cookies) === 'accepted' || cookieValue(cookies, MAP_COOKIE) === 'accepted';

/** The same for 'Karte laden', which allows nothing else; taken back where `isGiven` is false. */
export const mapConsentCookie = (isGiven: boolean, isSecure: boolean): string =>
  keptCookie(MAP_COOKIE, isGiven ? 'accepted' : '', isGiven ? CONSENT_DAYS * SECONDS_A_DAY : 0, isSecure);
