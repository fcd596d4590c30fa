import type { AppStartListening } from '../api/redux.js';
import { toastClosed, pageLeft } from './toasts-slice.js';

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
