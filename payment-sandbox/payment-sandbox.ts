import { createServer as createHttpServer, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { perform } from './control/acts.js';
import type { PaymentSandbox } from './control/payment-sandbox-handle.js';
import { truthOf } from './control/truth.js';
import { Sandbox } from './core/sandbox.js';
import type { SandboxSettings } from './core/settings.js';
import { emptyState, type SandboxState } from './core/state.js';
import { RequestListener } from './http/request-listener.js';
import { sandboxKeys } from './sandbox-keys.js';
import { Storage } from './storage.js';

export interface PaymentSandboxOptions {
  /** 0 takes any free one. */
  readonly port?: number;
  readonly host?: string;
  /** Where browsers reach it, without a slash at its end; its own address if it is missing. */
  readonly publicUrl?: string;
  /** PEM; then it speaks https. */
  readonly tls?: { readonly key: string; readonly cert: string };
  /** An instant: its clock stands there and moves only by `advance`. Otherwise it runs. */
  readonly clockStandsAt?: string;
  readonly settings?: Partial<SandboxSettings>;
  /** A file that outlives the process; in memory only if it is missing. */
  readonly file?: string;
}

/** A server that plays Mollie's API v2 and Datatrans' API v1, with their payment pages. No money is moved. */
export async function startPaymentSandbox(options: PaymentSandboxOptions = {}): Promise<PaymentSandbox> {
  const { port = 0, host = '127.0.0.1', tls, clockStandsAt, settings = {}, file } = options;
  const storage = new Storage(file);
  const state: SandboxState = { ...emptyState(), ...storage.read() };
  const sandbox = new Sandbox({
    state,
    settings,
    standsAt: clockStandsAt === undefined ? null : Date.parse(clockStandsAt),
    signKey: sandboxKeys.datatransSignKey,
    changed: () => storage.write(sandbox.state),
  });
  const listener = new RequestListener(sandbox);
  const handle = (...[request, response]: Parameters<RequestListener['handle']>): void =>
    void listener.handle(request, response).finally(() => storage.write(sandbox.state));
  const server = tls ? createHttpsServer(tls, handle) : createHttpServer(handle);
  // Pages of payments that are open lead to the port that it had.
  await listen(server, port || (state.port ?? 0), host).catch(async (error: unknown) => {
    if (port !== 0 || state.port === undefined) throw error;
    await listen(server, 0, host);
  });
  state.port = (server.address() as AddressInfo).port;
  storage.write(state);
  const url = `${tls ? 'https' : 'http'}://${host}:${state.port}`;
  sandbox.publicUrl = options.publicUrl ?? url;
  const handleOf: PaymentSandbox = {
    url,
    keys: sandboxKeys,
    report: () => ({
      now: new Date(sandbox.now()).toISOString(),
      payments: truthOf(sandbox.state),
      notifications: sandbox.state.notifications,
      calls: listener.calls,
    }),
    trouble: (...next) => sandbox.troubles.plan(...next),
    troubleByChance: (random) => sandbox.troubles.byChance(random),
    noTrouble: () => sandbox.troubles.clear(),
    set: (changed) => void Object.assign(sandbox.settings, changed),
    act: (id, act) => {
      perform(sandbox, id, act);
      storage.write(sandbox.state);
    },
    advance: (ms) => sandbox.clock.advance(ms),
    untilIdle: () => sandbox.untilIdle(),
    release: () => listener.release(),
    stop: async () => {
      sandbox.clock.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      storage.write(sandbox.state);
    },
  };
  listener.control = handleOf;
  return handleOf;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
