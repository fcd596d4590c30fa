import { eventFamilies } from '@bestellwerk/domain/event-families';
import type { EventFamily } from '@bestellwerk/domain/kernel/event';
import { Codec } from '@bestellwerk/event-log/codec';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { PostgresKeyStore } from '@bestellwerk/event-log/key-store';
import type { DataSource } from 'typeorm';
import { newDataSource } from '../database/data-source.js';

/** The two servers that everything here works between. */
export interface Services {
  readonly databaseUrl: string;
  readonly dataSource: DataSource;
  readonly eventLog: EventLog;
  close(): Promise<void>;
}

/** Throws if the database is away; the log is connected when it is needed. */
export async function openServices(
  databaseUrl: string,
  eventStoreUrl: string,
  families: readonly EventFamily[] = eventFamilies,
  dataSource = newDataSource(databaseUrl),
): Promise<Services> {
  await dataSource.initialize();
  try {
    const keys = await PostgresKeyStore.open(databaseUrl);
    const eventLog = new EventLog({ url: eventStoreUrl, codec: new Codec(families, keys) });
    const close = async (): Promise<void> => {
      await eventLog.dispose();
      await keys.dispose();
      await dataSource.destroy();
    };
    return { databaseUrl, dataSource, eventLog, close };
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}
