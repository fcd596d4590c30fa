interface WithBegun {
  begunRequests?: Record<string, Promise<Response>>;
}

/** What index.html asked for at an address and nobody has taken over yet. */
export const begunRequest = (address: string): Promise<Response> | undefined =>
  (globalThis as WithBegun).begunRequests?.[address];

/** `fetch`, but a request that index.html began before this script was there is taken over, once. */
export const fetchOrBegun: typeof fetch = async (address, init) => {
  const request = begunRequest(String(address));
  if (!request || (init?.method ?? 'GET') !== 'GET') return fetch(address, init);
  delete (globalThis as WithBegun).begunRequests![String(address)];
  return Promise.race([request, endOf(init?.signal)]);
};

const endOf = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
