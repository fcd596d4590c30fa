import { useEffect, useEffectEvent } from 'react';
import { isPageServed } from '@bestellwerk/ui/failure/lazy-part';

const ASK_EVERY_MS = 4_000;

/**
 * Calls `onBack` as soon as the server answers after it was away. Until it has been found away nothing is called: what
 * fails although the server answers would fail again and again. `isKnownAway`: the failure itself has shown it.
 */
export function AtServerReturn({ onBack, isKnownAway }: { onBack(): void; isKnownAway: boolean }): null {
  const back = useEffectEvent(() => onBack());
  useEffect(() => {
    let wasAway = isKnownAway;
    let isLeft = false;
    const ask = async () => {
      const isServed = await isPageServed();
      if (isLeft) return;
      if (isServed && wasAway) back();
      if (isServed) return void clearInterval(timer);
      wasAway = true;
    };
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    const askNow = () => void ask();
    window.addEventListener('online', askNow);
    if (!isKnownAway) askNow();
    return () => {
      isLeft = true;
      clearInterval(timer);
      window.removeEventListener('online', askNow);
    };
  }, [isKnownAway]);
  return null;
}
