import type { AppStartListening } from '../api/redux.js';
import { toastClosed, pageLeft, toastShown, type Toast } from './toasts-slice.js';

/** What came so shortly before the page was left came with leaving it. */
const WITH_LEAVING = 1_000;
/** How long such a message is shown on the next page. */
export const READ_AFTER = 6_000;

/**
 * Closes the error toasts of a page when it is left; those that came with leaving it stay until they were read. Toasts
 * that offer a retry stay until they are closed.
 */
export function dismissToastsWithPage(startListening: AppStartListening): void {
  startListening({
    actionCreator: pageLeft,
    effect: async (_, { getState, delay, dispatch }) => {
      const left = getState().toasts.filter(({ kind, retries }) => kind === 'error' && retries.length === 0);
      await Promise.all(
        left.map(async ({ id, givenAt }) => {
          const age = Date.now() - givenAt;
          if (age < WITH_LEAVING) await delay(READ_AFTER - age);
          dispatch(toastClosed(id));
        }),
      );
    },
  });
}

const READING_TIME = 4_000;
const TIME_TO_UNDO = 10_000;
const MINUTE = 60_000;
/** A board is never left, and nobody closes its messages: what they say is on the order's page, too. */
const ABOUT_ORDERS = 5 * MINUTE;
/** By then somebody else may have taken the step, or another one. */
const ABOUT_ORDERS_WITH_RETRY = 15 * MINUTE;

/**
 * Good news leave by themselves at once, and what went wrong with an order after some minutes. Everything else stays until
 * it is closed or its page is left.
 */
export function autoDismissToasts(startListening: AppStartListening): void {
  startListening({
    actionCreator: toastShown,
    effect: async ({ payload }, { delay, dispatch }) => {
      const time = shownFor(payload);
      if (time === null) return;
      await delay(time);
      dispatch(toastClosed(payload.id));
    },
  });
}

function shownFor({ kind, undo, order, orders, retries }: Toast): number | null {
  if (kind === 'success') return undo ? TIME_TO_UNDO : READING_TIME;
  if (order === null && orders.length === 0) return null;
  return retries.length > 0 ? ABOUT_ORDERS_WITH_RETRY : ABOUT_ORDERS;
}
