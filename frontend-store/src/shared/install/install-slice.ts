import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What a guest goes through, in this order; 'none' before it, 'done' after it. */
export type InstallStep = 'none' | 'prompt' | 'registration' | 'instructions' | 'done';

interface InstallState {
  /** Whether pages offer to install the shop; false until that is known. */
  isOffered: boolean;
  step: InstallStep;
}

const slice = createSlice({
  name: 'install',
  initialState: { isOffered: false, step: 'none' } as InstallState,
  reducers: {
    installOffered: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isOffered: payload }),
    installStepReached: (state, { payload }: PayloadAction<InstallStep>) => ({ ...state, step: payload }),
  },
});

export const { installOffered, installStepReached } = slice.actions;
export const installReducer = slice.reducer;

export interface WithInstall {
  install: InstallState;
}

/** What a guest does who wants to install the shop, wherever it is offered. */
export const installAsked = () => installStepReached('registration');

export const selectIsInstallOffered = ({ install }: WithInstall): boolean => install.isOffered;
