import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { playerTopic } from '@bestellwerk/domain/contracts/live-topics';
import { liveSocket } from '@bestellwerk/ui/live/live-socket';
import { InterruptibleSleep, runPlayer } from './run-player.js';
import { isUnpaired } from './is-unpaired.js';
import { playerServer } from './player-server.js';
import { nothingRemembered } from './remembered.js';
import { type PlayerStore, remember, usePlayer } from './store.js';
import type { PlayerDevice } from './take-step.js';
import { playerApi } from './player-api.js';
import { unreachable } from './player-slice.js';

/** Works through the commands of a paired screen as long as the page is open. */
export function usePlayerRun(token: string): void {
  const store = useStore() as PlayerStore;
  const device = usePlayer().device?.id;
  const [alarm] = useState(() => new InterruptibleSleep());

  useEffect(() => {
    const stop = new AbortController();
    const onFailure = (error: unknown) => {
      if (stop.signal.aborted || !isUnpaired(error)) return;
      stop.abort();
      store.dispatch(remember(nothingRemembered)).catch(() => undefined);
    };
    const run = async () => {
      const server = playerServer(store, token);
      await runPlayer({ server, device: browserDevice(store, token), alarm, signal: stop.signal });
    };
    withSingleTabLock(run, stop.signal).catch(onFailure);
    const endHeart = startHeartbeat(store, token, onFailure);
    return () => {
      stop.abort();
      endHeart();
      alarm.ring();
    };
  }, [store, token, alarm]);

  useEffect(() => {
    if (device === undefined) return;
    const ask = () => alarm.ring();
    return liveSocket.subscribe(playerTopic(device, token), { onChanges: ask, onSubscribed: ask });
  }, [device, token, alarm]);
}

/** The browser as a player's device. */
const browserDevice = (
  { getState, dispatch }: Pick<PlayerStore, 'getState' | 'dispatch'>,
  token: string,
): PlayerDevice => ({
  now: () => Date.now(),
  record: () => getState().player.remembered.record,
  store: (record) => dispatch(remember({ token, record })),
  reload: () => window.location.reload(),
});

const EVERY_MS = 10_000;

/** Gives a sign of life every ten seconds. The returned function ends it. */
function startHeartbeat(
  { dispatch }: Pick<PlayerStore, 'dispatch'>,
  token: string,
  onFailure: (error: unknown) => void,
): () => void {
  const beat = () => {
    const sent = dispatch(playerApi.endpoints.heartbeat.initiate(token, { track: false }));
    sent.unwrap().catch((error: unknown) => {
      if (!isUnpaired(error)) dispatch(unreachable());
      onFailure(error);
    });
  };
  beat();
  const timer = setInterval(beat, EVERY_MS);
  return () => clearInterval(timer);
}

/**
 * Runs in one window of this browser at a time: two would share a journal and execute everything twice. Web Locks need a
 * secure context; without one only a single window may be opened.
 */
async function withSingleTabLock(run: () => Promise<void>, signal: AbortSignal): Promise<void> {
  if (!('locks' in navigator)) return run();
  await navigator.locks.request('signage-player', { signal }, run);
}
