import { type OrderMove, ordersApi } from '../orders/orders-api.js';
import { type AppStartListening, type AppStore, type AppThunk, useAppDispatch } from '../api/redux.js';
import { keepUnsentStep } from './unsent-steps.js';
import { stepSending, stepSettled, stepTaken, TAKE_BACK_TIME, type TakenStep } from './outbox.js';
import { sessionApi } from '../session/session-api.js';

/** Sends a waiting step; does nothing if it was undone or is already being sent. */
export const sendStep =
  (orderId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const taken = getState().outbox[orderId];
    if (taken?.state !== 'waiting') return;
    dispatch(stepSending(orderId));
    await dispatch(ordersApi.endpoints.moveOrder.initiate(moveOf(taken)));
    dispatch(stepSettled(orderId));
  };

const moveOf = ({ orderId: id, ticketNumber, step, body, idempotencyKey }: TakenStep): OrderMove => ({
  id,
  ticketNumber,
  step,
  body,
  idempotencyKey,
});

/** Sends all waiting steps immediately, for example before sign-out. */
export const sendAllSteps = (): AppThunk<Promise<unknown>> => (dispatch, getState) =>
  Promise.all(Object.keys(getState().outbox).map((orderId) => dispatch(sendStep(orderId))));

export function sendStepsInTime(startListening: AppStartListening): void {
  startListening({
    actionCreator: stepTaken,
    effect: async ({ payload }, { dispatch, delay, getState }) => {
      await delay(Math.max(0, payload.takenAt + TAKE_BACK_TIME - Date.now()));
      const isSame = getState().outbox[payload.orderId]?.idempotencyKey === payload.idempotencyKey;
      if (isSame) await dispatch(sendStep(payload.orderId));
    },
  });
}

/**
 * A closing page does not complete promises, so pending steps are sent by a keepalive fetch that outlives it.
 * Each is executed at most once: its idempotency key is the one the timer would have used.
 */
export function sendStepsWhenPageCloses(store: Pick<AppStore, 'getState' | 'dispatch'>): () => void {
  const sendAll = () => {
    for (const taken of Object.values(store.getState().outbox)) {
      if (taken.state === 'waiting') {
        const nobody = store.getState().endedSession;
        if (nobody === null) sendAndForget(taken);
        else keepUnsentStep(nobody, moveOf(taken));
      }
      store.dispatch(stepSettled(taken.orderId));
    }
  };
  window.addEventListener('pagehide', sendAll);
  return () => window.removeEventListener('pagehide', sendAll);
}

function sendAndForget({ orderId, step, body, idempotencyKey }: TakenStep): void {
  fetch(`/api/orders/${orderId}/status/${step}`, {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}

/** Signs out, after everything on its way has been sent. */
export function useSignOut(): () => Promise<void> {
  const dispatch = useAppDispatch();
  return async () => {
    await dispatch(sendAllSteps());
    await dispatch(sessionApi.endpoints.signOut.initiate());
  };
}
