import type { AppStartListening } from '../api/redux.js';
import { branchChosen, storeBranchChoice } from './branch-choice.js';

export function rememberBranchChoice(startListening: AppStartListening): void {
  startListening({ actionCreator: branchChosen, effect: ({ payload }) => storeBranchChoice(payload) });
}
