import { useEffect, useState } from 'react';
import type { SignagePairing } from '@bestellwerk/domain/views/signage.schema';
import { isApiFailure, messageOf } from '@bestellwerk/ui/api/api-failure';
import { keep, kept } from '../../shared/storage.js';
import { playerApi } from './player-api.js';
import { keepToken, paired } from './player-slice.js';
import { type PlayerStore, usePlayerDispatch } from './store.js';

const ASK_EVERY_MS = 2_500;
/** So that nobody is typing a code while it expires. */
const RENEW_BEFORE_MS = 60_000;
const PAIRINGS = 'signage-pairings';

type Dispatch = PlayerStore['dispatch'];

interface Shown {
  readonly code: string | null;
  /** Why there is no code, or why it is not asked for. */
  readonly problem: string | null;
}

/** Codes to be shown, newest last. The one before is asked for as well, until it expires. */
class Pairings {
  private pairings = kept<SignagePairing[]>(PAIRINGS) ?? [];
  constructor(private readonly dispatch: Dispatch) {}

  /** One round: the token if staff have paired this screen, else the code to show. */
  async ask(now: number): Promise<{ token: string } | { code: string }> {
    this.become(this.pairings.filter(({ expiresAt }) => Date.parse(expiresAt) > now));
    for (const pairing of this.pairings) {
      const token = await this.tokenOf(pairing);
      if (token !== null) return { token };
    }
    const newest = this.pairings.at(-1);
    if (newest && Date.parse(newest.expiresAt) - now > RENEW_BEFORE_MS) return { code: newest.code };
    const made = await this.dispatch(playerApi.endpoints.createPairing.initiate()).unwrap();
    this.become([...this.pairings, made].slice(-2));
    return { code: made.code };
  }

  forget = (): void => this.become([]);

  private async tokenOf(pairing: SignagePairing): Promise<string | null> {
    const asked = playerApi.endpoints.pairing.initiate(pairing.secret, {
      forceRefetch: true,
      subscribe: false,
    });
    try {
      return (await this.dispatch(asked).unwrap()).token;
    } catch (error) {
      if (!isApiFailure(error) || error.status !== 404) throw error;
      this.become(this.pairings.filter((other) => other !== pairing));
      return null;
    }
  }

  private become(pairings: SignagePairing[]): void {
    if (JSON.stringify(pairings) === JSON.stringify(this.pairings)) return;
    this.pairings = pairings;
    keep(PAIRINGS, pairings.length > 0 ? pairings : null);
  }
}

/** Shows a code until staff have paired this screen. */
export function usePairing(): Shown {
  const dispatch = usePlayerDispatch();
  const [shown, setShown] = useState<Shown>({ code: null, problem: null });

  useEffect(() => {
    const pairings = new Pairings(dispatch);
    let timer: ReturnType<typeof setTimeout>;
    let isStopped = false;
    const round = async () => {
      try {
        const answer = await pairings.ask(Date.now());
        if (isStopped) return;
        if ('token' in answer) {
          keepToken(answer.token);
          pairings.forget();
          dispatch(paired(answer.token));
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
