import { createContext, startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router';
import type { GuardedHistory } from './guarded-history.js';

/** The history that a page with something unsaved guards; null where nothing can be left, as in tests of parts. */
export const HistoryToGuard = createContext<GuardedHistory | null>(null);

interface Properties {
  history: GuardedHistory;
  basename: string;
  children: ReactNode;
}

/** Shows the page of the address. The former one stays until the next one is loaded. */
export function GuardedRouter({ history, basename, children }: Properties) {
  const [{ location, action }, setPlace] = useState(history.place);
  useLayoutEffect(() => history.listen((place) => startTransition(() => setPlace(place))), [history]);
  return (
    <HistoryToGuard value={history}>
      <Router basename={basename} location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </HistoryToGuard>
  );
}
