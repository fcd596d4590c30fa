import './terminal.css';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { useOnline } from '../../shared/use-online.js';
import { usePageTitle } from '../../shared/use-page-title.js';
import { SignOnForm } from './sign-on-form.js';
import { SignedOn } from './signed-on.js';
import { createTerminalStore, useTerminal } from './store.js';

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
  const isOnline = useOnline();
  return (
    <div className="terminal">
      {!isOnline && (
        <p className="terminal-offline" role="status">
          Keine Verbindung. Bitte überprüfen Sie das WLAN dieses Geräts.
        </p>
      )}
      {who === null ? <SignOnForm /> : <SignedOn who={who} />}
    </div>
  );
}
