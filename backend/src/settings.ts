import { createRequire } from 'node:module';

/** What the environment decides. */
export interface Settings {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly databaseUrl: string;
  readonly eventStoreUrl: string;
  /** Overrides the key kept in the database. */
  readonly serverKey: string | null;
  readonly isThrottled: boolean;
  readonly logLevel: string;
  /** Opens /metrics to callers that are not on this machine. */
  readonly metricsToken: string | null;
  /** Whether a proxy in front tells protocol and address of the caller. */
  readonly trustProxy: boolean;
  /** Whether a header may set the clock of a request. */
  readonly isTest: boolean;
  readonly version: string;
}

/** Reads the environment. Throws naming the variable that is missing or wrong. */
export function settingsFrom(env: NodeJS.ProcessEnv): Settings {
  return {
    host: env.HOST || '127.0.0.1',
    port: portFrom(env.PORT),
    databaseUrl: required(env, 'DATABASE_URL'),
    eventStoreUrl: required(env, 'EVENTSTORE_URL'),
    serverKey: env.SERVER_KEY || null,
    isThrottled: env.THROTTLE !== '0',
    logLevel: env.LOG_LEVEL || 'info',
    metricsToken: env.METRICS_TOKEN || null,
    trustProxy: env.TRUST_PROXY === '1' || env.TRUST_PROXY === 'true',
    isTest: env.NODE_ENV === 'test',
    version: packageVersion(),
  };
}

export const SETTINGS = Symbol('settings');

function required(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`The environment variable ${name} is missing.`);
  return value;
}

function portFrom(text: string | undefined): number {
  if (text === undefined || text === '') return 3000;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a number between 0 and 65535, not ${text}.`);
  }
  return port;
}

const packageVersion = (): string =>
  (createRequire(import.meta.url)('../package.json') as { version: string }).version;
