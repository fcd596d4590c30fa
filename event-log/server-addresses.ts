import { databaseUrlFrom, requiredFrom } from '@bestellwerk/server-kit/environment';
import { LogAddress } from './log-address.js';

export interface ServerAddresses {
  readonly databaseUrl: string;
  readonly eventStoreUrl: string;
}

/** The servers that the environment names. Throws WrongSettings naming the variable that is missing or wrong. */
export function serverAddressesFrom(env: NodeJS.ProcessEnv): ServerAddresses {
  return {
    databaseUrl: databaseUrlFrom(requiredFrom(env, 'DATABASE_URL')),
    eventStoreUrl: eventStoreUrlFrom(requiredFrom(env, 'EVENTSTORE_URL')),
  };
}

export function eventStoreUrlFrom(text: string): string {
  LogAddress.parse(text);
  return text;
}
