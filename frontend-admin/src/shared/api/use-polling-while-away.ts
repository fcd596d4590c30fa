import { useLiveState } from '@bestellwerk/ui/live/use-live-state';

const POLL_WHILE_AWAY = 10_000;

/** How often live data is read while the live connection is away, in milliseconds; 0 is not at all. */
export const usePollingWhileAway = (): number => (useLiveState() === 'connected' ? 0 : POLL_WHILE_AWAY);
