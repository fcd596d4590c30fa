import { type Action, configureStore, type ThunkAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { api } from '../../shared/api.js';
import { type PlayerStorage, openPlayerStorage } from './player-storage.js';
import { initialPlayer, playerReducer, stored } from './player-slice.js';
import type { Remembered } from './remembered.js';

/** The store of a screen, restored from its last run. */
export async function openPlayerStore() {
  const memory = await openPlayerStorage();
  return createPlayerStore(memory, await memory.load());
}

const createPlayerStore = (memory: PlayerStorage, remembered: Remembered) =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer, player: playerReducer },
    preloadedState: { player: initialPlayer(remembered) },
    middleware: (defaults) => defaults({ thunk: { extraArgument: memory } }).concat(api.middleware),
  });

export type PlayerStore = ReturnType<typeof createPlayerStore>;
export type PlayerState = ReturnType<PlayerStore['getState']>;

/** Stores first and shows then. Rejects where the device cannot store. */
export const remember =
  (remembered: Remembered): ThunkAction<Promise<void>, PlayerState, PlayerStorage, Action> =>
  async (dispatch, _, memory) => {
    await memory.save(remembered);
    dispatch(stored(remembered));
  };

export const usePlayerDispatch = useDispatch.withTypes<PlayerStore['dispatch']>();
export const usePlayer = () => useSelector(({ player }: PlayerState) => player);
