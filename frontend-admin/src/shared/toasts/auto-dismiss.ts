import type { AppStartListening } from '../api/redux.js';
import { toastClosed, toastShown } from './toasts-slice.js';

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
