import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { branchChosen } from '../../shared/branches/branch-choice.js';
import { useAppDispatch, useAppSelector } from '../../shared/api/redux.js';

const NAME = 'branch';

/** An address that names a branch chooses it; afterwards the address follows the choice made in the frame. */
export function useBranchInAddress(): void {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector((state) => state.branchChoice);
  const [parameters, setParameters] = useSearchParams();
  const isFirst = useRef(true);
  const named = parameters.get(NAME);
  useEffect(() => {
    const isAsked = isFirst.current && named !== null;
    isFirst.current = false;
    if (named === chosen) return;
    if (isAsked) {
      dispatch(branchChosen(named));
      return;
    }
    const follow = (old: URLSearchParams) => {
      const next = new URLSearchParams(old);
      next.delete('page');
      if (chosen === null) next.delete(NAME);
      else next.set(NAME, chosen);
      return next;
    };
    setParameters(follow, { replace: true });
    // Only a new choice is written; the address itself is read once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen]);
}
