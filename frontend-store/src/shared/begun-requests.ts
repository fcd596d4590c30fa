interface WithBegun {
  begunRequests?: Record<string, Promise<Response>>;
}

/** `fetch`, but a request that index.html began before this script was there is taken over, once. */
export const fetchOrBegun: typeof fetch = async (address, init) => {
  const begun = (globalThis as WithBegun).begunRequests ?? {};
  const request = begun[String(address)];
  if (!request || (init?.method ?? 'GET') !== 'GET') return fetch(address, init);
  delete begun[String(address)];
  return Promise.race([request, endOf(init?.signal)]);
};

const endOf = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
