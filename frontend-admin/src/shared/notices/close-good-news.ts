import type { AppStartListening } from '../redux.js';
import { noticeClosed, noticeGiven } from './notices.js';

const READING_TIME = 6_000;

/** Good news leave by themselves; what went wrong stays until it is closed. */
export function closeGoodNews(startListening: AppStartListening): void {
  startListening({
    actionCreator: noticeGiven,
    effect: async ({ payload: { id, kind } }, { delay, dispatch }) => {
      if (kind !== 'success') return;
      await delay(READING_TIME);
      dispatch(noticeClosed(id));
    },
  });
}
