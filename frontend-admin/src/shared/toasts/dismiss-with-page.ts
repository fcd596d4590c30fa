import type { AppStartListening } from '../redux.js';
import { toastClosed, pageLeft } from './toasts-slice.js';

export const READ_AFTER = 15_000;

/**
 * What went wrong on a page is no longer said on others once there was time to read it. What can still be repeated stays
 * until it is closed.
 */
export function dismissToastsWithPage(startListening: AppStartListening): void {
  startListening({
    actionCreator: pageLeft,
    effect: async (_, { getState, delay, dispatch }) => {
      const left = getState().notices.filter(({ kind, retries }) => kind === 'error' && retries.length === 0);
      await Promise.all(
        left.map(async ({ id, givenAt }) => {
          await delay(Math.max(0, givenAt + READ_AFTER - Date.now()));
          dispatch(toastClosed(id));
        }),
      );
    },
  });
}
