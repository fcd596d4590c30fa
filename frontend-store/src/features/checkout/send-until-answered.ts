import { isApiFailure } from '@bestellwerk/ui/api/api-failure';

/** Milliseconds between two tries; the last one stays. */
const PAUSES = [1_000, 2_000, 4_000] as const;
const AT_MOST = 120_000;
const NOT_NOW = 503;

interface Waiting {
  /** Resolves after so many milliseconds. */
  pause(duration: number): Promise<unknown>;
  now(): number;
  /** Nobody waits any more. */
  isOver(): boolean;
  onNotNow(): void;
}

/** Retries with the same key while the server responds that it cannot accept orders at the moment. */
export async function sendUntilAnswered<Result extends { error?: unknown }>(
  send: () => Promise<Result>,
  { pause, now, isOver, onNotNow }: Waiting,
): Promise<Result> {
  const end = now() + AT_MOST;
  for (let tries = 0; ; tries++) {
    const result = await send();
    const duration = PAUSES[Math.min(tries, PAUSES.length - 1)]!;
    const isNotNow = isApiFailure(result.error) && result.error.status === NOT_NOW;
    if (!isNotNow || isOver() || now() + duration > end) return result;
    onNotNow();
    await pause(duration);
    if (isOver()) return result;
  }
}
