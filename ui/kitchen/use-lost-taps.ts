import { useCallback, useEffect, useState } from 'react';
import type { KitchenOrder } from '@bestellwerk/domain/contracts/order-display.schema';
import { isAnswerKnown, isApiFailure, messageOf } from '../api/api-failure.js';

interface Tap {
  /** The same tap once more takes its place. */
  readonly key: string;
  /** What did not come about, in German. */
  readonly words: string;
  /** Whether a list says that it came about after all, or that nobody waits for it any more. */
  isOver(orders: readonly KitchenOrder[]): boolean;
  again(): void;
}

interface Failed {
  readonly tap: Tap;
  readonly reason: string;
  /** The server has answered: sending it again would change nothing. */
  readonly isRefused: boolean;
  /** By this device's clock. */
  readonly at: number;
}

/** A tap that did not reach the server, as people read it. */
export interface LostTap {
  readonly key: string;
  readonly words: string;
  /** Why, as long as that is still so. */
  readonly reason: string | null;
  /** Sends it once more; null where the server refused it. */
  readonly again: (() => void) | null;
}

/**
 * Taps that failed. What the server refused is shown until the next tap; what got lost until it was sent again or has come
 * about, without the lost connection as its reason once there is a newer list.
 */
export function useLostTaps(orders: readonly KitchenOrder[], readAt: number) {
  const [failed, setFailed] = useState<readonly Failed[]>([]);
  useEffect(
    () => setFailed((known) => (known.length === 0 ? known : known.filter(({ tap }) => !tap.isOver(orders)))),
    [orders],
  );
  const forget = useCallback(
    (key: string) =>
      setFailed((known) => known.filter(({ tap, isRefused }) => !isRefused && tap.key !== key)),
    [],
  );
  const lose = useCallback((error: unknown, tap: Tap) => {
    const isRefused = isApiFailure(error) && isAnswerKnown(error);
    const one: Failed = { tap, reason: messageOf(error), isRefused, at: Date.now() };
    setFailed((known) => [...known.filter(({ tap: { key } }) => key !== tap.key), one]);
  }, []);
  const lost = failed.map(({ tap, reason, isRefused, at }): LostTap => ({
    key: tap.key,
    words: tap.words,
    reason: isRefused || at >= readAt ? reason : null,
    again: isRefused ? null : () => (forget(tap.key), tap.again()),
  }));
  return { lost, lose, forget };
}
