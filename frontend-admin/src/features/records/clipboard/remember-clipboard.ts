import { isAnyOf } from '@reduxjs/toolkit';
import { sessionApi } from '../../../shared/session/session-api.js';
import type { AppStartListening } from '../../../shared/api/redux.js';
import { cleared, copied, storeClipboard } from './clipboard.js';

/** Stores the clipboard for the lifetime of the browser tab; it is cleared at the end of the session. */
export function rememberClipboard(startListening: AppStartListening): void {
  startListening({
    matcher: isAnyOf(copied, cleared),
    effect: (_action, { getState }) => storeClipboard(getState().clipboard),
  });
  startListening({
    matcher: sessionApi.endpoints.signOut.matchFulfilled,
    effect: (_action, { dispatch }) => void dispatch(cleared()),
  });
}
