import { type PlayerStore, remember } from './store.js';
import type { PlayerDevice } from './take-step.js';

/** The browser as a player's device. */
export const browserDevice = (
  { getState, dispatch }: Pick<PlayerStore, 'getState' | 'dispatch'>,
  token: string,
): PlayerDevice => ({
  now: () => Date.now(),
  record: () => getState().player.remembered.record,
  store: (record) => dispatch(remember({ token, record })),
  reload: () => window.location.reload(),
});
