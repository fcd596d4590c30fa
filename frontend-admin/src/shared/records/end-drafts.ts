import { sessionApi } from '../session/session-api.js';
import type { AppStartListening } from '../api/redux.js';
import { forgetDrafts } from './drafts.js';
import { forgetLists } from './list-places.js';

/** Deletes drafts and stored searches at sign-out. */
export function endDrafts(startListening: AppStartListening): void {
  startListening({
    matcher: sessionApi.endpoints.signOut.matchFulfilled,
    effect: () => {
      forgetDrafts();
      forgetLists();
    },
  });
}
