import { deviceStorage } from '@bestellwerk/ui/storage/safe-storage';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppStartListening } from '../api/redux.js';

const STORAGE_NAME = 'branch-choice';

declare module '../api/redux.js' {
  interface RootState {
    branchChoice: string | null;
  }
}

/** The id of the chosen branch, or null for all branches that the user may see. */
const slice = createSlice({
  name: 'branchChoice',
  initialState: () => deviceStorage.get(STORAGE_NAME),
  reducers: { branchChosen: (_chosen, { payload }: PayloadAction<string | null>) => payload },
});

export const branchChoiceReducer = slice.reducer;
export const { branchChosen } = slice.actions;

/** Keeps the choice for the next visit. */
export function storeBranchChoice(branch: string | null): void {
  if (branch === null) deviceStorage.remove(STORAGE_NAME);
  else deviceStorage.set(STORAGE_NAME, branch);
}

export function rememberBranchChoice(startListening: AppStartListening): void {
  startListening({ actionCreator: branchChosen, effect: ({ payload }) => storeBranchChoice(payload) });
}
