import { keepRecord, recorded } from './player-slice.js';
import type { PlayerStore } from './store.js';
import type { PlayerDevice } from './take-step.js';

/** The browser as a player's device. The record goes to the storage first: what is shown is always kept. */
export const thisScreen = ({
  getState,
  dispatch,
}: Pick<PlayerStore, 'getState' | 'dispatch'>): PlayerDevice => ({
  now: () => Date.now(),
  record: () => getState().player.record,
  store: (record) => {
    keepRecord(record);
    dispatch(recorded(record));
  },
  reload: () => window.location.reload(),
});
