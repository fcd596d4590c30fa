import { useEffect } from 'react';
import { boardTopic, takingsTopic } from '@bestellwerk/domain/contracts/live-topics';
import { knownPosition } from '@bestellwerk/ui/api/known-position';
import { liveSocket } from '@bestellwerk/ui/live/live-socket';
import { api } from '../api/api.js';
import { useAppDispatch } from '../api/redux.js';
import { useShownBranches } from '../branches/use-branches.js';
import { useToday } from '../shop/shop-api.js';
import { figuresUntil } from './figures-api.js';

/** Figures are sums over many rows: on a busy evening they are not read with every order. */
const LIVE_GAP_MS = 5_000;

/**
 * Reads the figures of today again when orders of the branches on screen change. What is missed while the connection is away,
 * or by somebody who may not follow orders, comes with the next poll.
 */
export function useLiveFigures(): void {
  const dispatch = useAppDispatch();
  const today = useToday();
  const branches = useShownBranches().join();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Never put off by what comes meanwhile: that does not end.
    const readSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        dispatch(api.util.invalidateTags([figuresUntil(today)]));
      }, LIVE_GAP_MS);
    };
    const leave = branches
      .split(',')
      .filter(Boolean)
      .flatMap((branch) => [boardTopic(branch), takingsTopic(branch)])
      .map((topic) =>
        liveSocket.subscribe(topic, {
          onChanges: ({ position }) => {
            knownPosition.remember(position);
            readSoon();
          },
        }),
      );
    return () => {
      clearTimeout(timer);
      for (const unsubscribe of leave) unsubscribe();
    };
  }, [dispatch, today, branches]);
}
