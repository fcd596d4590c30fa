import { isUnpaired } from './is-unpaired.js';
import { playerApi } from './player-api.js';
import { unreachable } from './player-slice.js';
import type { PlayerStore } from './store.js';

const EVERY_MS = 10_000;

/** Gives a sign of life every ten seconds. The returned function ends it. */
export function startHeartbeat(
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
