import { useSyncExternalStore } from 'react';
import { liveSocket } from '@bestellwerk/ui/live/live-socket';

let since: number | null = null;

liveSocket.onState(() => {
  since = liveSocket.state() === 'disconnected' ? (since ?? Date.now()) : null;
});

/** When the live connection was lost, in milliseconds since 1970; null while it is there or being made. */
export const useAwaySince = (): number | null => useSyncExternalStore(liveSocket.onState, () => since);
