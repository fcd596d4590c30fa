/** What the environment decides. */
export interface Settings {
  /** Of the read models. */
  readonly databaseUrl: string;
  readonly eventStoreUrl: string;
  /** Where health and metrics are served: on this machine, if nothing else is asked for. */
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly logLevel: string;
}

export const SETTINGS = Symbol('settings');

/** Throws naming the variable that is missing or wrong. */
export function settingsFrom(env: NodeJS.ProcessEnv): Settings {
  return {
    databaseUrl: required(env, 'DATABASE_URL'),
    eventStoreUrl: required(env, 'EVENTSTORE_URL'),
    host: env.PROJECTIONS_HOST || '127.0.0.1',
    port: portFrom(env.PROJECTIONS_PORT || '0'),
    logLevel: env.LOG_LEVEL || 'info',
  };
}

function required(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`The environment variable ${name} is missing.`);
  return value;
}

function portFrom(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PROJECTIONS_PORT must be a number between 0 and 65535, not ${text}.`);
}
