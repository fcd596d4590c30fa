import { isSessionEnd, type SessionEnd } from '@bestellwerk/domain/access/session-end';
import { isApiFailure } from '@bestellwerk/ui/api/api-failure';
import type { ApiMeta } from '@bestellwerk/ui/api/base-query';
import type { UnknownAction } from '@reduxjs/toolkit';
import { sessionApi } from './session-api.js';
import type { AppStartListening } from '../api/redux.js';
import { sessionEndLearned } from './ended-session.js';

const { currentUser } = sessionApi.endpoints;

/** Keeps the reason that comes with a refusal, or with the answer that nobody is signed in, for the login page. */
export function learnSessionEnds(startListening: AppStartListening): void {
  startListening({
    predicate: (action) => reasonIn(action) !== null,
    effect: (action, { dispatch }) => void dispatch(sessionEndLearned(reasonIn(action)!)),
  });
}

function reasonIn(action: UnknownAction): SessionEnd | null {
  if (isApiFailure(action.payload)) return known(action.payload.sessionEnd);
  if (!currentUser.matchFulfilled(action)) return null;
  const { baseQueryMeta } = action.meta as { baseQueryMeta?: ApiMeta };
  return known((baseQueryMeta?.envelope as { sessionEnd?: unknown } | undefined)?.sessionEnd);
}

const known = (reason: unknown): SessionEnd | null => (isSessionEnd(reason) ? reason : null);
