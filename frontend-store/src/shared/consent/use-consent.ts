import { useSelector } from 'react-redux';
import type { Consent } from '@bestellwerk/domain/analytics/consent';
import type { WithConsent } from './consent-slice.js';

/** What the guest answered; null until then. Only 'accepted' lets something of third parties be loaded. */
export const useConsent = (): Consent | null => useSelector(({ consent }: WithConsent) => consent.answer);

/** Whether the question is to be shown. */
export const useIsConsentAsked = (): boolean =>
  useSelector(({ consent }: WithConsent) => consent.answer === null || consent.isAskedAgain);
