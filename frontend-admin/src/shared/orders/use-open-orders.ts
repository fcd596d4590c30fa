import { useLiveState } from '@bestellwerk/ui/live/use-live-state';
import { useCurrentOrdersQuery } from '../api/orders-api.js';
import { useShownBranches } from '../branches/use-branches.js';

const POLL_WHILE_AWAY = 10_000;

/** The open orders of the branches on screen: live, and polled while the live connection is away. */
export function useOpenOrders() {
  const branches = useShownBranches();
  const isLive = useLiveState() === 'connected';
  return useCurrentOrdersQuery(
    { branches },
    { skip: branches.length === 0, pollingInterval: isLive ? 0 : POLL_WHILE_AWAY },
  );
}
