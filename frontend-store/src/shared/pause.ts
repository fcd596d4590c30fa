/** Resolves after so many milliseconds; after none, as soon as the browser has painted and answered taps that wait. */
export const pause = (duration = 0): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, duration, undefined));
