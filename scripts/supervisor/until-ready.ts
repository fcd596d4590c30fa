import { setTimeout as delay } from 'node:timers/promises';

/**
 * Resolves when the address answers 200.
 *
 * @throws {Error} with the last answer when that takes more than a minute, or when aborted
 */
export async function untilReady(url: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + 60_000;
  let answer = 'no answer';
  while (Date.now() < deadline) {
    try {
      const response = await fetch(url, { signal });
      if (response.ok) return;
      answer = await response.text();
    } catch (error) {
      signal.throwIfAborted();
      answer = String(error);
    }
    await delay(50, undefined, { signal });
  }
  throw new Error(`${url} was not ready within a minute: ${answer}`);
}
