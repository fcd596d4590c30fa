import { useEffect, useState } from 'react';
import { messageOf } from '@bestellwerk/ui/api/api-failure';
import { type PairingServer, Pairings } from './pairings.js';
import { playerApi } from './player-api.js';
import { nothingRemembered } from './remembered.js';
import { type PlayerStore, remember, usePlayerDispatch } from './store.js';

const ASK_EVERY_MS = 2_500;

interface Shown {
  readonly code: string | null;
  /** Why the server could not be asked. */
  readonly problem: string | null;
}

const { createPairing, pairing } = playerApi.endpoints;

const pairingServer = (dispatch: PlayerStore['dispatch']): PairingServer => ({
  create: () => dispatch(createPairing.initiate()).unwrap(),
  ask: (secret) => dispatch(pairing.initiate(secret, { forceRefetch: true, subscribe: false })).unwrap(),
});

/** Shows a code until staff have paired this screen. */
export function usePairing(): Shown {
  const dispatch = usePlayerDispatch();
  const [shown, setShown] = useState<Shown>({ code: null, problem: null });

  useEffect(() => {
    const pairings = new Pairings(pairingServer(dispatch));
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const round = async () => {
      try {
        const answer = await pairings.ask(Date.now());
        if (isStopped) return;
        if ('token' in answer) {
          await dispatch(remember({ ...nothingRemembered, token: answer.token }));
          pairings.forget();
          return;
        }
        setShown({ code: answer.code, problem: null });
      } catch (error) {
        setShown((before) => ({ ...before, problem: messageOf(error) }));
      }
      if (!isStopped) timer = setTimeout(round, ASK_EVERY_MS);
    };
    void round();
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [dispatch]);

  return shown;
}
