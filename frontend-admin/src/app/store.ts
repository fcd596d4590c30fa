import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { activityMiddleware, activityReducer } from '@bestellwerk/ui/loading/request-status';
import { api } from '../shared/api/api.js';
import { branchChoiceReducer } from '../shared/branches/branch-choice.js';
import { clipboardReducer } from '../features/records/clipboard/clipboard.js';
import { toastsReducer } from '../shared/toasts/toasts-slice.js';
import { outboxReducer } from '../shared/order-steps/outbox.js';
import { ownChangesReducer } from '../shared/orders/own-changes.js';
import type { AppStore } from '../shared/api/redux.js';
import { endedSessionReducer, sessionEndReducer } from '../shared/session/ended-session.js';
import { createListeners } from './listeners.js';

export function createStore(): AppStore {
  const store = configureStore({
    reducer: {
      api: api.reducer,
      activity: activityReducer,
      branchChoice: branchChoiceReducer,
      clipboard: clipboardReducer,
      endedSession: endedSessionReducer,
      toasts: toastsReducer,
      outbox: outboxReducer,
      ownChanges: ownChangesReducer,
      sessionEnd: sessionEndReducer,
    },
    middleware: (defaults) =>
      defaults().prepend(createListeners()).concat(activityMiddleware, api.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}
