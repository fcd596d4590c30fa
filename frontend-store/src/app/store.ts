import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { activityMiddleware, activityReducer } from '@bestellwerk/ui/loading/request-status';
import { seenActions } from '../features/analytics/seen-actions.js';
import { api } from '../shared/api.js';
import { begunReducer } from '../shared/cart/begun-slice.js';
import { cartsReducer } from '../shared/cart/cart-slice.js';
import { loadCarts, saveCarts } from '../shared/cart/cart-storage.js';
import { lastChangeReducer } from '../shared/cart/last-change-slice.js';
import { consentReducer, loadConsent } from '../shared/consent/consent-slice.js';
import { installReducer } from '../shared/install/install-slice.js';
import { detailsReducer } from '../shared/order-details/details-slice.js';
import { loadDetails, saveDetails } from '../shared/order-details/details-storage.js';
import { noticeReducer } from '../shared/notice/notice-slice.js';

const rootReducer = combineReducers({
  [api.reducerPath]: api.reducer,
  activity: activityReducer,
  begun: begunReducer,
  carts: cartsReducer,
  consent: consentReducer,
  details: detailsReducer,
  install: installReducer,
  lastChange: lastChangeReducer,
  notice: noticeReducer,
});

const stateOfBrowser = () => ({ carts: loadCarts(), consent: loadConsent(), details: loadDetails() });

/** The shop's store. Carts and the customer's details come from and go to this tab's sessionStorage. */
export function createStore(preloadedState: Partial<RootState> = stateOfBrowser()) {
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) => defaults().prepend(seenActions()).concat(api.middleware, activityMiddleware),
  });
  let saved = store.getState();
  store.subscribe(() => {
    const state = store.getState();
    if (state.carts !== saved.carts) saveCarts(saved.carts, state.carts);
    if (state.details !== saved.details) saveDetails(state.details);
    saved = state;
  });
  setupListeners(store.dispatch);
  return store;
}

/** The same as the server has it, which knows nothing of the guest. */
export const withoutGuest = (state: RootState): RootState => ({
  ...rootReducer(undefined, { type: 'withoutGuest' }),
  [api.reducerPath]: state[api.reducerPath],
});

export type Store = ReturnType<typeof createStore>;
export type RootState = ReturnType<typeof rootReducer>;
