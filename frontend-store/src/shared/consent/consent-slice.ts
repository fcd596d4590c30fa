import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { isSecretPage } from '@bestellwerk/domain/analytics/page-path';
import { type Consent, consentCookie, consentIn } from '@bestellwerk/domain/analytics/consent';

interface ConsentState {
  /** Null until the guest has answered. */
  answer: Consent | null;
  /** The guest wants to answer again. */
  isAskedAgain: boolean;
  /** The page was loaded for a guest who had agreed, at an address that everybody may see: the server lets their scripts run in it. */
  isOpenToThirdParties: boolean;
}

const slice = createSlice({
  name: 'consent',
  initialState: { answer: null, isAskedAgain: false, isOpenToThirdParties: false } as ConsentState,
  reducers: {
    consentAnswered: (state, { payload }: PayloadAction<Consent>) => ({
      ...state,
      answer: payload,
      isAskedAgain: false,
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

/** To be called before the page has taken on another address. */
export function loadConsent(): ConsentState {
  const answer = keptConsent();
  const isOpenToThirdParties = answer === 'accepted' && !isSecretPage(location.pathname);
  return { answer, isAskedAgain: false, isOpenToThirdParties };
}

/** Null also where the browser refuses cookies: then an answer lasts as long as the page. */
export function keptConsent(): Consent | null {
  try {
    return consentIn(document.cookie);
  } catch {
    return null;
  }
}

export function keepConsent(answer: Consent): void {
  try {
    document.cookie = consentCookie(answer, location.protocol === 'https:');
  } catch {
    // It lasts as long as the page.
  }
}
