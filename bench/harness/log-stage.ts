import { join } from 'node:path';
import { eventFamilies } from '@bestellwerk/domain/event-families';
import { eventStorePart, postgresPart } from '@bestellwerk/embedded/parts';
import { ensureDatabase } from '@bestellwerk/embedded/postgres/ensure-database';
import { supervise } from '@bestellwerk/embedded/supervise';
import { Codec } from '@bestellwerk/event-log/codec';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { PostgresKeyStore } from '@bestellwerk/event-log/key-store';
import type { Surroundings } from '../scenario.js';
import { withoutLoader } from './without-loader.js';

/** The two embedded servers as processes of their own, and a client of the log in this process. */
export interface LogStage {
  readonly log: EventLog;
  readonly eventStoreUrl: string;
  /** An address of the PostgreSQL server; created if it does not exist. */
  database(name: string): Promise<string>;
}

export async function startLogStage({ folder, atEnd }: Surroundings): Promise<LogStage> {
  const directory = join(folder, 'servers', 'postgres');
  const servers = await supervise(
    [postgresPart({ directory, port: 0 }), eventStorePart({ port: 0 })].map(withoutLoader),
  );
  atEnd(() => servers.stop());
  const { postgres, eventstore } = servers.addresses;
  const database = (name: string) => {
    const url = new URL(postgres!);
    url.pathname = `/${name}`;
    return ensureDatabase(url.href);
  };
  const log = await openLog(eventstore!, await database('views'), atEnd);
  return { log, eventStoreUrl: eventstore!, database };
}

export async function openLog(url: string, keysUrl: string, atEnd: Surroundings['atEnd']): Promise<EventLog> {
  const keys = await PostgresKeyStore.open(keysUrl);
  atEnd(() => keys.dispose());
  const log = new EventLog({ url, codec: new Codec(eventFamilies, keys) });
  atEnd(() => log.dispose());
  return log;
}
