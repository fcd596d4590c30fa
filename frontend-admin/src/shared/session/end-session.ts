import { isAnyOf, isRejected } from '@reduxjs/toolkit';
import { isApiFailure } from '@bestellwerk/ui/api/api-failure';
import { api } from '../api/api.js';
import { sessionApi } from '../api/session-api.js';
import type { AppStartListening } from '../redux.js';

const signInFailed = sessionApi.endpoints.signIn.matchRejected;

/** Any 401 but that of a wrong password means that nobody is signed in any more; everything seen is forgotten. */
export function endSessions(startListening: AppStartListening): void {
  startListening({
    matcher: isAnyOf(isRejected, sessionApi.endpoints.signOut.matchFulfilled),
    effect: (action, { dispatch }) => {
      const isLost = isRejected(action) && !signInFailed(action) && isUnauthorized(action.payload);
      const isSignedOut = sessionApi.endpoints.signOut.matchFulfilled(action);
      if (!isLost && !isSignedOut) return;
      dispatch(api.util.resetApiState());
      dispatch(sessionApi.util.upsertQueryData('currentUser', undefined, null));
    },
  });
}

const isUnauthorized = (error: unknown) => isApiFailure(error) && error.status === 401;
