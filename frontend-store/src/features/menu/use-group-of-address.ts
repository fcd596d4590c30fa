import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { groupId } from './group-id.js';

/**
 * The address names the category that was jumped to, so that a reload and a shared link lead there.
 * Jumps replace each other: the way back leaves the menu in one step.
 */
export function useGroupOfAddress(isComplete: boolean): (category: string) => void {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const isReached = useRef(false);
  useEffect(() => {
    // Once, when the whole menu is there: later jumps scroll by themselves.
    if (!isComplete || isReached.current) return;
    isReached.current = true;
    document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isComplete]);
  return useCallback(
    (category) => {
      const id = groupId(category);
      void navigate({ hash: id }, { replace: true, preventScrollReset: true });
      const group = document.getElementById(id);
      group?.focus({ preventScroll: true });
      group?.scrollIntoView();
    },
    [navigate],
  );
}
