import { isAnyOf, isRejected, type UnknownAction, type PayloadAction } from '@reduxjs/toolkit';
import { isApiFailure } from '@bestellwerk/ui/api/api-failure';
import { api } from '../api/api.js';
import { again } from '../api/follow-query.js';
import { sessionApi } from './session-api.js';
import type { AppStartListening, RootState } from '../api/redux.js';
import { sessionExpired, sessionBegun, sessionEndLearned } from './ended-session.js';
import type { CurrentUser } from '@bestellwerk/domain/contracts/session.schema';
import { isSessionEndReason, type SessionEndReason } from '@bestellwerk/domain/access/session-end-reason';
import type { ApiMeta } from '@bestellwerk/ui/api/base-query';

const { currentUser, signIn, signInByLink, signOut } = sessionApi.endpoints;

const signInFailed = isAnyOf(signIn.matchRejected, signInByLink.matchRejected);

/** When a session ends, everything seen is forgotten. */
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

/** A user who signs in, in whichever way, is the current user; what another user saw is forgotten. */
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

/** Keeps the reason that comes with a refusal, or with the answer that nobody is signed in, for the login page. */
export function learnSessionEnds(startListening: AppStartListening): void {
  startListening({
    predicate: (action) => reasonIn(action) !== null,
    effect: (action, { dispatch }) => void dispatch(sessionEndLearned(reasonIn(action)!)),
  });
}

function reasonIn(action: UnknownAction): SessionEndReason | null {
  if (isApiFailure(action.payload)) return known(action.payload.sessionEnd);
  if (!currentUser.matchFulfilled(action)) return null;
  const { baseQueryMeta } = action.meta as { baseQueryMeta?: ApiMeta };
  return known((baseQueryMeta?.envelope as { sessionEnd?: unknown } | undefined)?.sessionEnd);
}

const known = (reason: unknown): SessionEndReason | null => (isSessionEndReason(reason) ? reason : null);
