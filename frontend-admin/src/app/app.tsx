import { MantineProvider } from '@mantine/core';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { AppBoundary } from './failure/app-boundary.js';
import { GuardedHistory } from '../shared/navigation-guard/guarded-history.js';
import { GuardedRouter } from '../shared/navigation-guard/guarded-router.js';
import { sendStepsWhenPageCloses } from '../shared/order-steps/send-steps.js';
import { LoadingBar } from './loading-bar.js';
import { AppRoutes } from './routes.js';
import { createStore } from './store.js';
import { cssVariables, theme } from './theme.js';

const store = createStore();
const history = new GuardedHistory();

export function App() {
  useEffect(() => sendStepsWhenPageCloses(store), []);
  return (
    <AppBoundary>
      <Provider store={store}>
        <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
          <LoadingBar />
          <GuardedRouter history={history} basename="/backend">
            <AppRoutes />
          </GuardedRouter>
        </MantineProvider>
      </Provider>
    </AppBoundary>
  );
}
