import { isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { CurrentUser } from '@bestellwerk/domain/contracts/session.schema';
import { api } from '../api/api.js';
import { sessionApi } from './session-api.js';
import type { AppStartListening } from '../api/redux.js';
import { sessionBegun } from './ended-session.js';

const { currentUser, signIn, signInByLink } = sessionApi.endpoints;

/** Whoever signs in, in whichever way, is the current user; what another user saw is forgotten. */
export function beginSessions(startListening: AppStartListening): void {
  startListening({
    matcher: isAnyOf(signIn.matchFulfilled, signInByLink.matchFulfilled),
    effect: (action, { dispatch, getOriginalState }) => {
      const { payload } = action as PayloadAction<CurrentUser>;
      const { data: before } = currentUser.select()(getOriginalState());
      if (before && before.user.id !== payload.user.id) dispatch(api.util.resetApiState());
      dispatch(sessionBegun());
      dispatch(sessionApi.util.upsertQueryData('currentUser', undefined, payload));
    },
  });
}
