import type { ThunkAction, ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { Store } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { activityReducer } from '@bestellwerk/ui/loading/activity';
import type { api } from './api/api.js';
import type { branchChoiceReducer } from './branches/branch-choice.js';
import type { clipboardReducer } from './clipboard/clipboard.js';
import type { toastsReducer } from './toasts/toasts-slice.js';
import type { outboxReducer } from './outbox/outbox.js';
import type { endedSessionReducer, sessionEndReducer } from './session/ended-session.js';

export interface RootState {
  api: ReturnType<typeof api.reducer>;
  activity: ReturnType<typeof activityReducer>;
  branchChoice: ReturnType<typeof branchChoiceReducer>;
  clipboard: ReturnType<typeof clipboardReducer>;
  endedSession: ReturnType<typeof endedSessionReducer>;
  toasts: ReturnType<typeof toastsReducer>;
  outbox: ReturnType<typeof outboxReducer>;
  sessionEnd: ReturnType<typeof sessionEndReducer>;
}

export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;
export type AppThunk<Result> = ThunkAction<Result, RootState, unknown, UnknownAction>;
export type AppStore = Omit<Store<RootState, UnknownAction>, 'dispatch'> & { dispatch: AppDispatch };
export type AppStartListening = TypedStartListening<RootState, AppDispatch>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
