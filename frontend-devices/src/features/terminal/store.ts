import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { api } from '../../shared/api.js';
import { initialTerminal, terminalReducer } from './terminal-slice.js';

export function createTerminalStore() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, terminal: terminalReducer },
    preloadedState: { terminal: initialTerminal(Date.now()) },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

type Store = ReturnType<typeof createTerminalStore>;

export const useTerminalDispatch = useDispatch.withTypes<Store['dispatch']>();
export const useTerminal = () => useSelector(({ terminal }: ReturnType<Store['getState']>) => terminal);
