import { createListenerMiddleware } from '@reduxjs/toolkit';
import { rememberBranchChoice } from '../shared/branches/remember-branch-choice.js';
import { rememberClipboard } from '../features/records/clipboard/remember-clipboard.js';
import { autoDismissToasts } from '../shared/toasts/auto-dismiss.js';
import { dismissToastsWithPage } from '../shared/toasts/dismiss-with-page.js';
import { showFailedWrites } from '../shared/request-status/failed-writes.js';
import { applyWrittenOrders } from '../shared/orders/apply-orders.js';
import { offerKeptMoves } from '../shared/order-steps/offer-kept-moves.js';
import { sayEndedOrders } from '../shared/order-steps/ended-order-toasts.js';
import { sendStepsInTime } from '../shared/order-steps/send-steps.js';
import type { AppDispatch, RootState } from '../shared/api/redux.js';
import { beginSessions } from '../shared/session/begin-session.js';
import { endDrafts } from '../shared/records/end-drafts.js';
import { learnSessionEnds } from '../shared/session/learn-session-end.js';
import { endSessions } from '../shared/session/end-session.js';

/** Everything that happens because of an action, one function per concern. */
export function createListeners() {
  const listeners = createListenerMiddleware<RootState, AppDispatch>();
  for (const listen of [
    rememberBranchChoice,
    rememberClipboard,
    endDrafts,
    autoDismissToasts,
    dismissToastsWithPage,
    showFailedWrites,
    applyWrittenOrders,
    sendStepsInTime,
    offerKeptMoves,
    sayEndedOrders,
    beginSessions,
    learnSessionEnds,
    endSessions,
  ]) {
    listen(listeners.startListening);
  }
  return listeners.middleware;
}
