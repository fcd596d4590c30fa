import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isDismissed, promptDelay } from '@bestellwerk/domain/website/app-install';
import { useConsent } from '../../shared/consent/consent-slice.js';
import { installStepReached } from '../../shared/install/install-slice.js';

/** Asks guests whether they want to install the shop, when it is time and they did not say no before. */
export function usePromptTime(isPossible: boolean): void {
  const dispatch = useDispatch();
  const isAccepted = useConsent() === 'accepted';
  const [wasAccepted] = useState(isAccepted);
  useEffect(() => {
    const delay = promptDelay({ isAccepted, wasAccepted, sinceLoad: performance.now() });
    if (!isPossible || delay === null || isDismissed(document.cookie)) return;
    const timer = setTimeout(() => dispatch(installStepReached('prompt')), delay);
    return () => clearTimeout(timer);
  }, [isPossible, isAccepted, wasAccepted, dispatch]);
}
