import { useSyncExternalStore } from 'react';
import { type LiveState, liveSocket } from './live-socket.js';

/** The state of the page's live connection, kept current. */
export const useLiveState = (): LiveState =>
  useSyncExternalStore(liveSocket.onState, liveSocket.state, liveSocket.state);
