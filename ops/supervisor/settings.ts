import { join, resolve } from 'node:path';
import { eventStoreUrlFrom } from '@bestellwerk/event-log/log-address';
import { databaseUrlFrom, portFrom } from '@bestellwerk/server-kit/environment';

/** Settings for a start of the whole product, from the environment. */
export interface Settings {
  readonly dataDir: string;
  readonly host: string;
  readonly port: string;
  /** A PostgreSQL of the operator's; otherwise the embedded one. */
  readonly databaseUrl: string | undefined;
  /** An EventStoreDB of the operator's; otherwise the embedded one. */
  readonly eventstoreUrl: string | undefined;
  readonly demo: boolean;
  /** Ports of the embedded servers; 0 takes free ones. */
  readonly postgresPort: number;
  readonly eventstorePort: number;
  /** Whether a sandbox stands in for the payment providers. */
  readonly paymentSandbox: boolean;
  /** 0: the one it had before, else a free one. */
  readonly paymentSandboxPort: number;
}

/** Throws WrongSettings naming the variable that is wrong. The parts look at what only they read. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    dataDir: resolve(env.DATA_DIR || 'data'),
    host: env.HOST || '127.0.0.1',
    port: String(portFrom(env, 'PORT', 3000)),
    databaseUrl: env.DATABASE_URL ? databaseUrlFrom(env.DATABASE_URL) : undefined,
    eventstoreUrl: env.EVENTSTORE_URL ? eventStoreUrlFrom(env.EVENTSTORE_URL) : undefined,
    demo: env.DEMO !== '0',
    postgresPort: portFrom(env, 'PG_PORT', 0),
    eventstorePort: portFrom(env, 'ESDB_PORT', 0),
    paymentSandbox: wantsPaymentSandbox(env),
    paymentSandboxPort: portFrom(env, 'PAYMENT_SANDBOX_PORT', 0),
  };
}

/** Nobody who has a provider gets it, nobody in production, and nobody who does not want it. */
function wantsPaymentSandbox(env: NodeJS.ProcessEnv): boolean {
  const hasProvider = Boolean(env.MOLLIE_API_KEY || env.DATATRANS_MERCHANT_ID);
  return !hasProvider && env.NODE_ENV !== 'production' && env.PAYMENT_SANDBOX !== '0';
}

export const postgresFolder = ({ dataDir }: Settings): string => join(dataDir, 'postgres');

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
