import './app/styles.css';
import './app/forced-colors.css';
import './app/head-bar.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { ErrorBoundary } from '@bestellwerk/ui/failure/error-boundary';
import { AppRoutes } from './app/app-routes.js';
import { earlyTap } from './app/early-tap.js';
import { createStore } from './app/store.js';
import { whenReady } from './app/when-ready.js';
import { keepInstallEvent } from './shared/install/install-event.js';
import { ShopFailure } from './shared/page/load-failure.js';

// The first use of a time zone takes long; now the network is waited for anyway.
setTimeout(() => new Intl.DateTimeFormat('de-AT', { timeZone: 'Europe/Vienna' }).format());

keepInstallEvent();

const store = createStore();
const root = document.getElementById('root')!;

function show(): void {
  const repeatTap = earlyTap(root);
  root.removeAttribute('data-content');
  root.removeAttribute('aria-disabled');
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary fallback={ShopFailure}>
        <Provider store={store}>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </Provider>
      </ErrorBoundary>
    </StrictMode>,
  );
  repeatTap();
}

// What the server has rendered stays until the shop can take its place at once.
if (root.hasAttribute('data-content')) void whenReady(store).finally(show);
else show();
