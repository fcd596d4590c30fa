import { LogAddress } from './log-address.js';
import { WrongSettings } from './wrong-settings.js';

export interface ServerAddresses {
  readonly databaseUrl: string;
  readonly eventStoreUrl: string;
}

/** The servers that the environment names. Throws WrongSettings naming the variable that is missing or wrong. */
export function serverAddressesFrom(env: NodeJS.ProcessEnv): ServerAddresses {
  return {
    databaseUrl: databaseUrlFrom(needed(env, 'DATABASE_URL')),
    eventStoreUrl: eventStoreUrlFrom(needed(env, 'EVENTSTORE_URL')),
  };
}

/** Repeats nothing of the address, which may hold a password. */
export function databaseUrlFrom(text: string): string {
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new WrongSettings(
    'DATABASE_URL must be like postgres://user:password@host:5432/database; ' +
      'special characters of the password are written as %40 and the like.',
  );
}

export function eventStoreUrlFrom(text: string): string {
  LogAddress.parse(text);
  return text;
}

function needed(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (!value) throw new WrongSettings(`The environment variable ${name} is missing.`);
  return value;
}
