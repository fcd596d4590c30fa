import type { AppStartListening } from '../api/redux.js';
import { toastClosed, pageLeft, toastShown } from './toasts-slice.js';

export const READ_AFTER = 15_000;

/**
 * Closes the error toasts of a page after it is left, once there was time to read them. Toasts that offer a retry stay
 * until they are closed.
 */
export function dismissToastsWithPage(startListening: AppStartListening): void {
  startListening({
    actionCreator: pageLeft,
    effect: async (_, { getState, delay, dispatch }) => {
      const left = getState().toasts.filter(({ kind, retries }) => kind === 'error' && retries.length === 0);
      await Promise.all(
        left.map(async ({ id, givenAt }) => {
          await delay(Math.max(0, givenAt + READ_AFTER - Date.now()));
          dispatch(toastClosed(id));
        }),
      );
    },
  });
}

const READING_TIME = 6_000;
const TIME_TO_UNDO = 20_000;

/** Good news leave by themselves; what went wrong stays until it is closed. */
export function autoDismissToasts(startListening: AppStartListening): void {
  startListening({
    actionCreator: toastShown,
    effect: async ({ payload: { id, kind, undo } }, { delay, dispatch }) => {
      if (kind !== 'success') return;
      await delay(undo ? TIME_TO_UNDO : READING_TIME);
      dispatch(toastClosed(id));
    },
  });
}
