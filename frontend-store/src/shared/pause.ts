/**
 * Resolves after so many milliseconds; after none, as soon as the browser has painted and answered taps that wait.
 * Alone in its file: the entry needs it before everything else (`start-page/chunks.ts`).
 */
export const pause = (duration = 0): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, duration, undefined));
