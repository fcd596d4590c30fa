import { createListenerMiddleware } from '@reduxjs/toolkit';
import { rememberBranchChoice } from '../shared/branches/branch-choice.js';
import { rememberClipboard } from '../features/records/clipboard/clipboard.js';
import { autoDismissToasts, dismissToastsWithPage } from '../shared/toasts/dismiss-toasts.js';
import { showFailedWrites, withdrawDoneRetries } from '../shared/request-status/failed-writes.js';
import { applyWrittenOrders } from '../shared/orders/apply-orders.js';
import { offerUnsentSteps } from '../shared/order-steps/offer-unsent-steps.js';
import { showEndedOrders } from '../shared/order-steps/ended-order-toasts.js';
import { sendStepsInTime } from '../shared/order-steps/send-steps.js';
import type { AppDispatch, RootState } from '../shared/api/redux.js';
import { beginSessions, endSessions, learnSessionEnds } from '../shared/session/session-listeners.js';
import { endDrafts } from '../shared/records/drafts.js';

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
    withdrawDoneRetries,
    applyWrittenOrders,
    sendStepsInTime,
    offerUnsentSteps,
    showEndedOrders,
    beginSessions,
    learnSessionEnds,
    endSessions,
  ]) {
    listen(listeners.startListening);
  }
  return listeners.middleware;
}
