import { useEffect, useState, useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { useLiveState } from '@bestellwerk/ui/live/use-live-state';
import './terminal.css';
import { usePageTitle } from '../../shared/use-page-title.js';
import { SignOnForm } from './sign-on-form.js';
import { SignedOn } from './signed-on.js';
import { createTerminalStore, useTerminal, useTerminalDispatch } from './store.js';
import { clearFragment, fragmentCredentials } from './credentials.js';
import { signedOn } from './terminal-slice.js';

export default function TerminalPage() {
  const [store] = useState(createTerminalStore);
  usePageTitle('Zeiterfassung');
  return (
    <Provider store={store}>
      <Terminal />
    </Provider>
  );
}

function Terminal() {
  const { who } = useTerminal();
  useScannedCode();
  const liveState = useLiveState();
  const isOffline = !useOnline() || liveState === 'disconnected';
  return (
    <div className="terminal">
      <p className={isOffline ? 'terminal-offline' : 'visually-hidden'} role="status">
        {isOffline && 'Keine Verbindung: Die Anzeige kann veraltet sein.'}
      </p>
      {who === null ? <SignOnForm /> : <SignedOn who={who} />}
    </div>
  );
}

/** Signs in when the URL of an access code is opened in a running terminal; a code does not stay in the address. */
function useScannedCode(): void {
  const { isShared } = useTerminal();
  const dispatch = useTerminalDispatch();
  useEffect(() => {
    clearFragment();
    const take = () => {
      const who = fragmentCredentials();
      clearFragment();
      if (who) dispatch(signedOn({ who, isRemembered: false, isShared, now: Date.now() }));
    };
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, [dispatch, isShared]);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the device has a network at all. */
const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
