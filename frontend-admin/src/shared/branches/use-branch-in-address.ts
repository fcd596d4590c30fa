import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useAppDispatch, useAppSelector } from '../api/redux.js';
import { branchChosen } from './branch-choice.js';
import { useVisibleBranches } from './use-branches.js';

const NAME = 'branch';
/** In place of an id: all that the user may see. */
const ALL = 'all';

/**
 * An address that names a branch chooses it, and follows the choice made in the frame. It also says that all of them were
 * chosen: a link shows the same to everybody, whatever they chose last. Returns whether it names a branch that the user does
 * not see.
 */
export function useBranchInAddress(): boolean {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector((state) => state.branchChoice);
  const branches = useVisibleBranches();
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get(NAME);
  // Until the branches are known each of them may be one.
  const isNone = (id: string) => branches.length > 0 && !branches.some((branch) => branch.id === id);
  const isUnknown = named !== null && named !== ALL && isNone(named);
  const choice = chosen === null || isNone(chosen) ? ALL : chosen;
  const hasSeveral = branches.length > 1;
  const seen = useRef({ named: null as string | null, chosen });
  useEffect(() => {
    const isNewName = named !== null && named !== seen.current.named;
    const isNewChoice = chosen !== seen.current.chosen;
    seen.current = { named, chosen };
    if (named === choice) return;
    if (isNewName) {
      const asked = named === ALL || isUnknown ? null : named;
      // The address has asked for it, and so does not follow it: what it got wrong stays there to be seen.
      seen.current.chosen = asked;
      dispatch(branchChosen(asked));
      return;
    }
    if (!hasSeveral || (named !== null && !isNewChoice)) return;
    const follow = (old: URLSearchParams) => {
      const next = new URLSearchParams(old);
      if (isNewChoice) next.delete('page');
      next.set(NAME, choice);
      return next;
    };
    setParameters(follow, { replace: true });
    // Neither of the functions changes what there is to do.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [named, chosen, choice, isUnknown, hasSeveral]);
  return isUnknown;
}
