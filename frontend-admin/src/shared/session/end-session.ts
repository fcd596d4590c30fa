import { isAnyOf, isRejected, type UnknownAction } from '@reduxjs/toolkit';
import { isApiFailure } from '@bestellwerk/ui/api/api-failure';
import { api } from '../api/api.js';
import { again } from '../api/follow-query.js';
import { sessionApi } from './session-api.js';
import type { AppStartListening, RootState } from '../api/redux.js';
import { sessionExpired } from './ended-session.js';

const { currentUser, signIn, signInByLink, signOut } = sessionApi.endpoints;

const signInFailed = isAnyOf(signIn.matchRejected, signInByLink.matchRejected);

/** Where the session ends, everything seen is forgotten. */
export function endSessions(startListening: AppStartListening): void {
  startListening({
    predicate: (action, _state, before) =>
      (isRefused(action) && !isSignedOut(before)) ||
      signOut.matchFulfilled(action) ||
      isFoundEnded(action, before),
    effect: async (action, { dispatch, getOriginalState }) => {
      const user = currentUser.select()(getOriginalState()).data?.user.id;
      if (user && !signOut.matchFulfilled(action)) dispatch(sessionExpired(user));
      dispatch(api.util.resetApiState());
      await dispatch(sessionApi.util.upsertQueryData('currentUser', undefined, null));
      // Not every 401 contains the reason; the response for the current user always does.
      if (isRefused(action) && !currentUser.matchRejected(action))
        void dispatch(currentUser.initiate(undefined, again));
    },
  });
}

/** Any 401 except that of a sign-in means that the session has ended. */
const isRefused = (action: UnknownAction) =>
  isRejected(action) && !signInFailed(action) && isUnauthorized(action.payload);

/** Then a late 401 has nothing to end, and must not clear the answer of a sign-in on the page. */
const isSignedOut = (state: RootState) => currentUser.select()(state).data === null;

/** A user was signed in before, and is not any more. */
const isFoundEnded = (action: UnknownAction, before: RootState) =>
  currentUser.matchFulfilled(action) && action.payload === null && Boolean(currentUser.select()(before).data);

const isUnauthorized = (error: unknown) => isApiFailure(error) && error.status === 401;
