import { setTimeout as delay } from 'node:timers/promises';
import { describeWaiting } from './describe-waiting.js';

const ASK_EVERY_MS = 100;
const PRINT_EVERY_MS = 5_000;

/** Resolves when the address answers 200; prints every few seconds what it waits for. Rejects only when aborted. */
export async function untilReady(
  url: string,
  signal: AbortSignal,
  print: (line: string) => void,
  printEveryMs = PRINT_EVERY_MS,
): Promise<void> {
  let printedAt = performance.now();
  for (;;) {
    const answer = await ask(url, signal);
    if (answer === 'ready') return;
    if (performance.now() - printedAt >= printEveryMs) {
      printedAt = performance.now();
      print(`not ready yet: ${describeWaiting(answer)}`);
    }
    await delay(ASK_EVERY_MS, undefined, { signal });
  }
}

/** 'ready', what the backend reports as missing, or undefined if it does not answer. */
async function ask(url: string, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]) });
    const answer: unknown = await response.json();
    return response.ok ? 'ready' : answer;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
