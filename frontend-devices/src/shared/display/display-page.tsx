import './display.css';
import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { usePageTitle } from '../use-page-title.js';
import { useWakeLock } from '../use-wake-lock.js';
import { type BranchAccess, openedAccess, rememberAccess } from './branch-access.js';
import { createDisplayStore } from './display-store.js';
import { DisplayControls } from './display-controls.js';
import { KeyForm } from './key-form.js';
import { useTheme } from './use-theme.js';

interface Properties {
  title: string;
  /** Whether it chimes, so that this can be switched on and off. */
  hasChime?: boolean;
  /** What is shown with the key; `newKey` is the form to be shown once the key is refused. */
  children: (access: BranchAccess, newKey: ReactNode) => ReactNode;
}

/** A display of a branch, which nobody signs in to: it has the key of its branch. */
export function DisplayPage({ title, hasChime = false, children }: Properties) {
  const [store] = useState(createDisplayStore);
  const [access, setAccess] = useState(openedAccess);
  const { theme, turn } = useTheme();
  usePageTitle(title);
  useWakeLock();

  useEffect(() => {
    const take = () => setAccess(openedAccess());
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);

  const takeKey = (given: BranchAccess) => {
    rememberAccess(given);
    setAccess(given);
  };
  return (
    <Provider store={store}>
      <main className="display" data-theme={theme}>
        {access === null ? (
          <KeyForm title={title} known={null} onAccess={takeKey} />
        ) : (
          children(
            access,
            <KeyForm key={access.key} title={title} known={access.branch} onAccess={takeKey} />,
          )
        )}
        <DisplayControls theme={theme} onTheme={turn} hasChime={hasChime} />
      </main>
    </Provider>
  );
}
