import { MantineProvider } from '@mantine/core';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { sendStepsWhenPageCloses } from '../shared/outbox/send-steps.js';
import { LoadingBar } from '../shared/operations/loading-bar.js';
import { AppRoutes } from './routes.js';
import { createStore } from './store.js';
import { cssVariables, theme } from './theme.js';

const store = createStore();

export function App() {
  useEffect(() => sendStepsWhenPageCloses(store), []);
  return (
    <Provider store={store}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <BrowserRouter basename="/backend">
          <LoadingBar />
          <AppRoutes />
        </BrowserRouter>
      </MantineProvider>
    </Provider>
  );
}
