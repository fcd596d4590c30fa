import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { dismissalCookie } from '@bestellwerk/domain/website/app-install';
import { takeInstallEvent } from '../../shared/install/install-event.js';
import { type InstallStep, installStepReached } from '../../shared/install/install-slice.js';

/** What comes after a guest said yes: the browser's own question where it has one, or else instructions; and the worker. */
export function useInstall(step: InstallStep, register: () => Promise<void>): void {
  const dispatch = useDispatch();
  const isRunning = useRef(false);
  useEffect(() => {
    if (step !== 'registration' || isRunning.current) return;
    isRunning.current = true;
    void install(register).then((next) => {
      isRunning.current = false;
      dispatch(installStepReached(next));
    });
  }, [step, register, dispatch]);
}

async function install(register: () => Promise<void>): Promise<InstallStep> {
  const event = takeInstallEvent();
  // First: browsers allow it for seconds after a click only.
  const answer = event?.prompt().catch(() => null);
  await register();
  const given = await answer;
  if (!given) return 'instructions';
  if (given.outcome === 'dismissed') keepDismissal();
  return 'done';
}

/** For a month; where cookies are blocked, until the page is left. */
export function keepDismissal(): void {
  try {
    document.cookie = dismissalCookie(location.protocol === 'https:');
  } catch {
    // The step says it until the page is left.
  }
}
