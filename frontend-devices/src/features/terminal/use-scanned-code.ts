import { useEffect } from 'react';
import { takeFragment } from './credentials.js';
import { useTerminal, useTerminalDispatch } from './store.js';
import { signedOn } from './terminal-slice.js';

/** Signs in when the URL of an access code is opened in a running terminal. */
export function useScannedCode(): void {
  const { isShared } = useTerminal();
  const dispatch = useTerminalDispatch();
  useEffect(() => {
    const take = () => {
      const who = takeFragment();
      if (who) dispatch(signedOn({ who, isRemembered: false, isShared, now: Date.now() }));
    };
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, [dispatch, isShared]);
}
