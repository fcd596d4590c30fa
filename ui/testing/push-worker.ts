import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, jest } from '@jest/globals';

type Handler = (event: { waitUntil(work: Promise<unknown>): void }) => void;

/** Runs the script of a worker that shows notifications, before each test, beside stand-ins for what browsers give it. */
export function withPushWorker(address: URL) {
  const script = readFileSync(address, 'utf8');
  const handlers = new Map<string, Handler>();
  const registration = {
    showNotification: jest.fn<(title: string, options: object) => Promise<void>>(),
    pushManager: { subscribe: jest.fn<(options: object) => Promise<object>>() },
  };
  const clients = {
    matchAll: jest.fn<() => Promise<object[]>>(),
    openWindow: jest.fn<(url: string) => Promise<void>>(),
  };
  const fetched = jest.fn<(address: string, options: object) => Promise<Response>>();
  /** What a page has kept for it in a cache, by paths. */
  const kept = new Map<string, string>();
  const match = async (path: string) => (kept.has(path) ? new Response(kept.get(path)) : undefined);
  const caches = { open: async () => ({ match, keys: async () => [...kept.keys()] }) };

  beforeEach(() => {
    jest.resetAllMocks();
    handlers.clear();
    kept.clear();
    fetched.mockResolvedValue(new Response());
    clients.matchAll.mockResolvedValue([]);
    const addEventListener = (type: string, handler: Handler) => handlers.set(type, handler);
    const self = { addEventListener, registration, clients };
    runInNewContext(script, { self, caches, fetch: fetched, URL, Promise, JSON });
  });

  async function dispatch(type: string, event: object): Promise<void> {
    const works: Promise<unknown>[] = [];
    handlers.get(type)!({ ...event, waitUntil: (work) => works.push(work) });
    await Promise.all(works);
  }

  return { registration, clients, fetched, kept, dispatch };
}

/** The tap on a notification that leads to an address. */
export const tapped = (url: string) => ({ notification: { close: jest.fn(), data: { url } } });
