import './terminal.css';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { useLiveState } from '@bestellwerk/ui/live/use-live-state';
import { useOnline } from '../../shared/use-online.js';
import { usePageTitle } from '../../shared/use-page-title.js';
import { SignOnForm } from './sign-on-form.js';
import { SignedOn } from './signed-on.js';
import { createTerminalStore, useTerminal } from './store.js';
import { useScannedCode } from './use-scanned-code.js';

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
