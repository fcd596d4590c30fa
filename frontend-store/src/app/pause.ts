/** Lets the browser paint and answer taps between two long steps. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
