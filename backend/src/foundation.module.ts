import { eventFamilies } from '@bestellwerk/domain/event-families';
import { resources as allResources } from '@bestellwerk/domain/resources/all';
import { Codec } from '@bestellwerk/event-log/codec';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { PostgresKeyStore } from '@bestellwerk/event-log/postgres-key-store';
import { Transactor } from '@bestellwerk/event-log/transactor';
import {
  Global,
  Module,
  type DynamicModule,
  type OnApplicationShutdown,
  type Provider,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { Secrets } from './access/secrets.js';
import { Clock } from './clock.js';
import { createDataSource } from './database/data-source.js';
import { poolOf } from './database/pool.js';
import { connectPatiently, migrate } from './database/prepare-database.js';
import { serverKey } from './database/server-key.js';
import { LOGGER } from './http/logger.js';
import { RESOURCES, type Resources } from './managed/registered.js';
import { MeasuredEventLog } from './metrics/measured-event-log.js';
import { Metrics } from './metrics/metrics.js';
import { NewestPositions } from './read-models/newest-positions.js';
import { SETTINGS, type Settings } from './settings.js';

const dataSource: Provider = {
  provide: DataSource,
  inject: [SETTINGS, LOGGER, RESOURCES],
  useFactory: async ({ databaseUrl }: Settings, log: Logger, resources: Resources) => {
    const onLoss = () => log.warn('a database connection was lost');
    const database = createDataSource(databaseUrl, onLoss, resources);
    await connectPatiently(database, () => log.warn('waiting for the database'));
    await migrate(database, databaseUrl);
    return database;
  },
};

const secrets: Provider = {
  provide: Secrets,
  inject: [DataSource, SETTINGS],
  useFactory: async (database: DataSource, settings: Settings) =>
    new Secrets(await serverKey(database, settings.serverKey)),
};

const codec: Provider = {
  provide: Codec,
  inject: [DataSource, RESOURCES],
  useFactory: async (database: DataSource, resources: Resources) => {
    const families = [...new Set([...eventFamilies, ...resources.map(({ family }) => family)])];
    return new Codec(families, await PostgresKeyStore.open(poolOf(database)));
  },
};

const eventLog: Provider = {
  provide: EventLog,
  inject: [SETTINGS, Codec, Metrics, NewestPositions],
  useFactory: ({ eventStoreUrl: url }: Settings, known: Codec, metrics: Metrics, newest: NewestPositions) =>
    new MeasuredEventLog({ url, codec: known }, metrics, newest),
};

const transactor: Provider = {
  provide: Transactor,
  inject: [EventLog, Clock],
  useFactory: (log: EventLog, clock: Clock) => new Transactor(log, clock.now),
};

/** What everything else stands on: settings, clock, database, keys, log. */
@Global()
@Module({})
export class FoundationModule implements OnApplicationShutdown {
  constructor(
    private readonly database: DataSource,
    private readonly log: EventLog,
  ) {}

  static with(settings: Settings, logger: Logger, resources: Resources = allResources): DynamicModule {
    const providers: Provider[] = [
      { provide: SETTINGS, useValue: settings },
      { provide: LOGGER, useValue: logger },
      { provide: RESOURCES, useValue: resources },
      Clock,
      { provide: NewestPositions, useFactory: () => new NewestPositions() },
      dataSource,
      secrets,
      codec,
      eventLog,
      transactor,
    ];
    const exports = [
      SETTINGS,
      LOGGER,
      RESOURCES,
      Clock,
      DataSource,
      Secrets,
      Codec,
      EventLog,
      Transactor,
      NewestPositions,
    ];
    return { module: FoundationModule, providers, exports };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.log.dispose();
    await this.database.destroy();
  }
}
