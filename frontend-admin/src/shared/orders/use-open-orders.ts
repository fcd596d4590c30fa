import { useCurrentOrdersQuery } from './orders-api.js';
import { usePollingWhileAway } from '../api/use-polling-while-away.js';
import { useShownBranches } from '../branches/use-branches.js';

/** The open orders of the branches on screen: live, and polled while the live connection is away. */
export function useOpenOrders() {
  const branches = useShownBranches();
  const pollingInterval = usePollingWhileAway();
  return useCurrentOrdersQuery({ branches }, { skip: branches.length === 0, pollingInterval });
}
