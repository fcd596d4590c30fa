/** Resolves after so many milliseconds. */
export const pause = (duration: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, duration, undefined));
