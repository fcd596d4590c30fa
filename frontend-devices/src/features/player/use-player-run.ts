import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { playerTopic } from '@bestellwerk/domain/contracts/live-topics';
import { liveSocket } from '@bestellwerk/ui/live/live-socket';
import { InterruptibleSleep } from './interruptible-sleep.js';
import { isUnpaired } from './is-unpaired.js';
import { withSingleTabLock } from './single-tab-lock.js';
import { playerServer } from './player-server.js';
import { startHeartbeat } from './heartbeat.js';
import { nothingRemembered } from './remembered.js';
import { runPlayer } from './run-player.js';
import { type PlayerStore, remember, usePlayer } from './store.js';
import { browserDevice } from './browser-device.js';

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
