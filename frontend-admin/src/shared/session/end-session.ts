import { isAnyOf, isRejected, type UnknownAction } from '@reduxjs/toolkit';
import { isApiFailure } from '@bestellwerk/ui/api/api-failure';
import { api } from '../api/api.js';
import { again } from '../api/follow-query.js';
import { sessionApi } from '../api/session-api.js';
import type { AppStartListening, RootState } from '../redux.js';
import { sessionExpired } from './ended-session.js';

const { currentUser, signIn, signInByLink, signOut } = sessionApi.endpoints;

const signInFailed = isAnyOf(signIn.matchRejected, signInByLink.matchRejected);

/** Where the session ends, everything seen is forgotten. */
export function endSessions(startListening: AppStartListening): void {
  startListening({
    predicate: (action, _state, before) =>
      isRefused(action) || signOut.matchFulfilled(action) || isFoundEnded(action, before),
    effect: async (action, { dispatch, getOriginalState }) => {
      const user = currentUser.select()(getOriginalState()).data?.user.id;
      if (user && !signOut.matchFulfilled(action)) dispatch(sessionExpired(user));
      dispatch(api.util.resetApiState());
      await dispatch(sessionApi.util.upsertQueryData('currentUser', undefined, null));
      // Not every refusal says why; the answer to who is signed in always does.
      if (isRefused(action) && !currentUser.matchRejected(action))
        void dispatch(currentUser.initiate(undefined, again));
    },
  });
}

/** Any 401 but that of somebody who signs in means that nobody is signed in any more. */
const isRefused = (action: UnknownAction) =>
  isRejected(action) && !signInFailed(action) && isUnauthorized(action.payload);

/** Somebody was signed in, and now is not. */
const isFoundEnded = (action: UnknownAction, before: RootState) =>
  currentUser.matchFulfilled(action) && action.payload === null && Boolean(currentUser.select()(before).data);

const isUnauthorized = (error: unknown) => isApiFailure(error) && error.status === 401;
