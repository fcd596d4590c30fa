type Work = () => Promise<unknown>;
type Request = (name: string, options: { signal: AbortSignal }, work: Work) => Promise<unknown>;

/** One lock of the browser, which jsdom lacks. `remove` takes it away again. */
export function fakeLocks({ onFreed = () => {} } = {}) {
  let last: Promise<unknown> = Promise.resolve();
  const request: Request = (_name, { signal }, work) => {
    const held = last.then(() => (signal.aborted ? undefined : work()));
    last = held.catch(() => undefined).then(onFreed);
    const aborted = new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    return Promise.race([held, aborted]);
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return {
    /** Another tab has the lock until the function is called. */
    hold(): () => void {
      let free!: () => void;
      const freed = new Promise<void>((resolve) => (free = resolve));
      void request('', { signal: new AbortController().signal }, () => freed);
      return free;
    },
    /** Resolves once nobody has or wants it. */
    async idle(): Promise<void> {
      for (let seen; seen !== last;) await (seen = last);
    },
    remove: () => void Reflect.deleteProperty(navigator, 'locks'),
  };
}
