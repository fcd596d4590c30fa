import { useEffect } from 'react';
import {
  boardTopic,
  presenceTopic,
  takingsTopic,
  weeklyPlansTopic,
} from '@bestellwerk/domain/contracts/live-topics';
import { knownPosition } from '@bestellwerk/ui/api/known-position';
import { liveSocket } from '@bestellwerk/ui/live/live-socket';
import { api } from '../api/api.js';
import { useAppDispatch } from '../api/redux.js';
import { useShownBranches } from '../branches/use-branches.js';
import { useToday } from '../shop/shop-api.js';
import { figuresUntil, type Growth } from './figures-api.js';

/** Figures are sums over many rows: on a busy evening they are not read with every order. */
const LIVE_GAP_MS = 5_000;

const topicsOf: Readonly<Record<Growth, readonly ((branch: string) => string)[]>> = {
  orders: [boardTopic, takingsTopic],
  work: [presenceTopic, weeklyPlansTopic],
};

/**
 * Reads the figures of today again when orders of the branches on screen change, or who is at work there. What is missed
 * while the connection is away, or by somebody who may not follow them, comes with the next poll.
 */
export function useLiveFigures(): void {
  const dispatch = useAppDispatch();
  const today = useToday();
  const branches = useShownBranches().join();
  useEffect(() => {
    const timers = new Map<Growth, ReturnType<typeof setTimeout>>();
    // Never put off by what comes meanwhile: that does not end.
    const readSoon = (growth: Growth) => {
      if (timers.has(growth)) return;
      const read = () => {
        timers.delete(growth);
        dispatch(api.util.invalidateTags([figuresUntil(today, growth)]));
      };
      timers.set(growth, setTimeout(read, LIVE_GAP_MS));
    };
    const follow = (topic: string, growth: Growth) =>
      liveSocket.subscribe(topic, {
        onChanges: ({ position }) => {
          knownPosition.remember(position);
          readSoon(growth);
        },
      });
    const shown = branches.split(',').filter(Boolean);
    const leave = (['orders', 'work'] as const).flatMap((growth) =>
      topicsOf[growth].flatMap((topicOf) => shown.map((branch) => follow(topicOf(branch), growth))),
    );
    return () => {
      for (const timer of timers.values()) clearTimeout(timer);
      for (const unsubscribe of leave) unsubscribe();
    };
  }, [dispatch, today, branches]);
}
