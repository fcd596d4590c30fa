import { isAnyOf, isRejected, type PayloadAction } from '@reduxjs/toolkit';
import { stepLabels } from '@bestellwerk/domain/ordering/order-labels';
import type { CurrentUser } from '@bestellwerk/domain/contracts/session.schema';
import { isApiFailure } from '@bestellwerk/ui/api/api-failure';
import { ordersApi, type OrderMove, type StatusStep } from '../orders/orders-api.js';
import { sessionApi } from '../session/session-api.js';
import { toastClosed, toastShown } from '../toasts/toasts-slice.js';
import type { AppStartListening, RootState } from '../api/redux.js';
import { guestAgreedLabel, withdrawLabel } from './next-step.js';
import { forgetUnsentSteps, keepUnsentStep, unsentSteps } from './unsent-steps.js';

const NOTICE = 'unsent-moves';

const { moveOrder } = ordersApi.endpoints;
const { currentUser, signIn, signInByLink, signOut } = sessionApi.endpoints;

const labels: Record<StatusStep, string> = {
  confirm: stepLabels.confirmed,
  'confirm-counter-appointment': guestAgreedLabel,
  'withdraw-counter-appointment': withdrawLabel,
  'in-delivery': `${stepLabels.ready} / ${stepLabels.dispatched}`,
  completed: stepLabels.completed,
  reject: stepLabels.rejected,
  cancel: stepLabels.canceled,
};

const userIn = (state: RootState): string | null =>
  currentUser.select()(state).data?.user.id ?? state.endedSession;

/** Keeps steps taken after the session ended and offers them to the same user after sign-in. */
export function offerUnsentSteps(startListening: AppStartListening): void {
  startListening({
    matcher: moveOrder.matchRejected,
    effect: (action, { getOriginalState }) => {
      const user = userIn(getOriginalState());
      if (user && isRejected(action) && isApiFailure(action.payload) && action.payload.status === 401)
        keepUnsentStep(user, moveIn(action));
    },
  });
  startListening({
    matcher: isAnyOf(currentUser.matchFulfilled, signIn.matchFulfilled, signInByLink.matchFulfilled),
    effect: (action, { dispatch }) => {
      const user = (action as PayloadAction<CurrentUser | null>).payload?.user.id;
      const moves = user ? unsentSteps(user) : [];
      if (moves.length > 0) dispatch(noticeOf(moves));
    },
  });
  startListening({
    matcher: isAnyOf(moveOrder.matchFulfilled, moveOrder.matchRejected),
    effect: (action, { getState }) => {
      const user = userIn(getState());
      const isUnauthorized = isRejected(action) && (action.payload as { status?: number })?.status === 401;
      if (user && !isUnauthorized) forgetUnsentSteps(user, ({ id }) => id === moveIn(action).id);
    },
  });
  startListening({
    predicate: (action) => signOut.matchFulfilled(action) || isClosed(action),
    effect: (_action, { getOriginalState }) => {
      const user = userIn(getOriginalState());
      if (user) forgetUnsentSteps(user, () => true);
    },
  });
}

const isClosed = (action: unknown): boolean =>
  toastClosed.match(action as never) && noticeIn(action) === NOTICE;
const noticeIn = (action: unknown) => (action as PayloadAction<string>).payload;

const moveIn = (action: unknown): OrderMove =>
  (action as { meta: { arg: { originalArgs: OrderMove } } }).meta.arg.originalArgs;

const noticeOf = (moves: readonly OrderMove[]) =>
  toastShown({
    id: NOTICE,
    kind: 'error',
    text: 'Nicht gesendet, weil Ihre Sitzung abgelaufen war.',
    detail: moves.map(({ step, ticketNumber }) => `${labels[step]}: Bestellung ${ticketNumber}.`).join(' '),
    retries: moves.map((argument) => ({ endpoint: 'moveOrder', argument })),
  });
