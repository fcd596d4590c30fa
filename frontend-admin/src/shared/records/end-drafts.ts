import { sessionApi } from '../api/session-api.js';
import type { AppStartListening } from '../redux.js';
import { forgetDrafts } from './drafts.js';
import { forgetLists } from './list-places.js';

/** What somebody has entered and not saved goes when they sign out, and what they searched for. */
export function endDrafts(startListening: AppStartListening): void {
  startListening({
    matcher: sessionApi.endpoints.signOut.matchFulfilled,
    effect: () => {
      forgetDrafts();
      forgetLists();
    },
  });
}
