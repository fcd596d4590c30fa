import { MantineProvider } from '@mantine/core';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { GuardedHistory } from '../shared/navigation-guard/guarded-history.js';
import { GuardedRouter } from '../shared/navigation-guard/guarded-router.js';
import { AppBoundary } from './boundaries.js';
import { sendStepsWhenPageCloses } from '../shared/order-steps/send-steps.js';
import { AppRoutes } from './routes.js';
import { createStore } from './store.js';
import { cssVariables, theme } from './theme.js';
import { useAppSelector } from '../shared/api/redux.js';
import classes from './loading-bar.module.css';

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

/** A thin line at the top of the page while anything is under way. */
function LoadingBar() {
  const isLoading = useAppSelector(({ activity }) => Object.keys(activity.running).length > 0);
  return <div className={classes.bar} data-active={isLoading || undefined} aria-hidden />;
}
