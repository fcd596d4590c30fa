import { useEffect, useRef } from 'react';
import { useLiveState } from '@bestellwerk/ui/live/use-live-state';

/** Calls back when the connection is there again: the live one, or what the browser says of the network. */
export function useConnectionBack(onBack: () => void): void {
  const state = useLiveState();
  const before = useRef(state);
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (state === 'connected' && before.current !== 'connected') latest.current();
    before.current = state;
  }, [state]);
  useEffect(() => {
    const notify = () => latest.current();
    window.addEventListener('online', notify);
    return () => window.removeEventListener('online', notify);
  }, []);
}
