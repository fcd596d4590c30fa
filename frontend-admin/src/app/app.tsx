import { MantineProvider } from '@mantine/core';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { sendStepsWhenPageCloses } from '../shared/outbox/send-steps.js';
import { LoadingBar } from '../shared/operations/loading-bar.js';
import { AppRoutes } from './routes.js';
import { createStore } from './store.js';
import { cssVariables, theme } from './theme.js';

const store = createStore();
/** A data router for pages that ask before they are left; the routes themselves are in `AppRoutes`. */
const router = createBrowserRouter([{ path: '*', element: <AppRoutes /> }], { basename: '/backend' });

export function App() {
  useEffect(() => sendStepsWhenPageCloses(store), []);
  return (
    <Provider store={store}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <LoadingBar />
        <RouterProvider router={router} />
      </MantineProvider>
    </Provider>
  );
}
