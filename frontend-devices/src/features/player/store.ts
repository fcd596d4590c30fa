import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { api } from '../../shared/api.js';
import { initialPlayer, playerReducer } from './player-slice.js';

export const createPlayerStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer, player: playerReducer },
    preloadedState: { player: initialPlayer() },
    middleware: (defaults) => defaults().concat(api.middleware),
  });

export type PlayerStore = ReturnType<typeof createPlayerStore>;

export const usePlayerDispatch = useDispatch.withTypes<PlayerStore['dispatch']>();
export const usePlayer = () => useSelector(({ player }: ReturnType<PlayerStore['getState']>) => player);
