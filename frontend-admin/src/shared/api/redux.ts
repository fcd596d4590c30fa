import type { ThunkAction, ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { Store } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { activityReducer } from '@bestellwerk/ui/loading/request-status';
import type { api } from './api.js';

/** Each slice adds its state to it where it is defined. */
export interface RootState {
  api: ReturnType<typeof api.reducer>;
  activity: ReturnType<typeof activityReducer>;
}

export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;
export type AppThunk<Result> = ThunkAction<Result, RootState, unknown, UnknownAction>;
export type AppStore = Omit<Store<RootState, UnknownAction>, 'dispatch'> & { dispatch: AppDispatch };
export type AppStartListening = TypedStartListening<RootState, AppDispatch>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
