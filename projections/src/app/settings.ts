import { serverAddressesFrom } from '@bestellwerk/event-log/log-address';
import { type Providers, providersFromEnvironment } from '@bestellwerk/payments/providers/providers';
import { clockFrom } from '@bestellwerk/server-kit/clock';
import { logLevelFrom, portFrom } from '@bestellwerk/server-kit/environment';

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
  readonly providers: Providers;
  /** The time by which deadlines are due. */
  readonly now: () => Date;
}

export const SETTINGS = Symbol('settings');

/** Throws WrongSettings naming the variable that is missing or wrong. */
export function settingsFrom(env: NodeJS.ProcessEnv): Settings {
  return {
    ...serverAddressesFrom(env),
    host: env.PROJECTIONS_HOST || '127.0.0.1',
    port: portFrom(env, 'PROJECTIONS_PORT', 0),
    logLevel: logLevelFrom(env),
    providers: providersFromEnvironment(env),
    now: clockFrom(env),
  };
}
