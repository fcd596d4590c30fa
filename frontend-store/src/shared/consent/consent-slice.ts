import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { isSecretPage } from '@bestellwerk/domain/analytics/page-path';
import {
  type Consent,
  consentCookie,
  consentIn,
  hasMapConsent,
  mapConsentCookie,
} from '@bestellwerk/domain/analytics/consent';
import { isMapPage } from '@bestellwerk/domain/addresses/shop-map';

interface ConsentState {
  /** Null until the guest has answered. */
  answer: Consent | null;
  /** The guest wants to answer again. */
  isAskedAgain: boolean;
  /** The page was loaded for a guest who had agreed, at an address that everybody may see: the server lets their scripts run in it. */
  isOpenToThirdParties: boolean;
  /** The same for the map of others, which a guest can allow alone. */
  isOpenToMap: boolean;
}

const slice = createSlice({
  name: 'consent',
  initialState: {
    answer: null,
    isAskedAgain: false,
    isOpenToThirdParties: false,
    isOpenToMap: false,
  } as ConsentState,
  reducers: {
    consentAnswered: (state, { payload }: PayloadAction<Consent>) => ({
      ...state,
      answer: payload,
      isAskedAgain: false,
      // What was declined goes from the page at once.
      isOpenToMap: state.isOpenToMap && payload === 'accepted',
    }),
    /** The answer as it is kept: it may have been given in another tab. */
    consentRead: (state, { payload }: PayloadAction<Consent | null>) => ({ ...state, answer: payload }),
    consentAskedAgain: (state) => ({ ...state, isAskedAgain: true }),
  },
});

export const { consentAnswered, consentRead, consentAskedAgain } = slice.actions;
export const consentReducer = slice.reducer;

export interface WithConsent {
  consent: ConsentState;
}

/** What the guest answered; null until then. Only 'accepted' lets something of third parties be loaded. */
export const useConsent = (): Consent | null => useSelector(({ consent }: WithConsent) => consent.answer);

/** Whether the question is to be shown. */
export const useIsConsentAsked = (): boolean =>
  useSelector(({ consent }: WithConsent) => consent.answer === null || consent.isAskedAgain);

/** Whether this page may load the map of others. */
export const useIsOpenToMap = (): boolean => useSelector(({ consent }: WithConsent) => consent.isOpenToMap);

/** To be called before the page has taken on another address. */
export function loadConsent(): ConsentState {
  const answer = keptConsent();
  const isOpenToThirdParties = answer === 'accepted' && !isSecretPage(location.pathname);
  const isOpenToMap = isMapPage(location.pathname) && hasMapConsent(keptCookies());
  return { answer, isAskedAgain: false, isOpenToThirdParties, isOpenToMap };
}

/** Null also where the browser refuses cookies: then an answer lasts as long as the page. */
export const keptConsent = (): Consent | null => consentIn(keptCookies());

export function keepConsent(answer: Consent): void {
  keep(consentCookie(answer, location.protocol === 'https:'));
  if (answer === 'declined') keepMapConsent(false);
}

/** Allows the map of others, and nothing else of them. It comes with the next page. */
export const keepMapConsent = (isGiven: boolean): void =>
  keep(mapConsentCookie(isGiven, location.protocol === 'https:'));

function keptCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

function keep(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // It lasts as long as the page.
  }
}
