import { eventFamilies } from '@bestellwerk/domain/event-families';
import { resources as allResources } from '@bestellwerk/domain/records/definitions/all';
import { Codec } from '@bestellwerk/event-log/codec';
import { ErasureJournal, JournaledKeys } from '@bestellwerk/event-log/erasure-journal';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { PostgresKeyStore } from '@bestellwerk/event-log/key-store';
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
import { Secrets } from './platform/secrets.js';
import { Clock } from './platform/clock.js';
import { ProviderChecks } from './platform/provider-checks.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { type DatabaseOptions, dataSourceOptions, poolOf } from './platform/database/data-source.js';
import { retryWhileUnavailable } from './platform/database/retry-while-unavailable.js';
import { preparedDataSource } from './platform/database/prepare-database.js';
import { serverKey } from './platform/database/server-key.js';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { entitiesFor } from './entities.js';
import { RESOURCES, type Resources } from './records/resources.token.js';
import { MeasuredEventLog } from './platform/metrics/measured-event-log.js';
import { Metrics } from './platform/metrics/metrics.js';
import { NewestPositions } from './platform/consistency/newest-positions.js';
import { SETTINGS, type Settings } from './platform/settings.js';

/** The DataSource and its repositories, as Nest provides them. */
const databaseModule = ({ databaseUrl }: Settings, log: Logger, resources: Resources): DynamicModule =>
  TypeOrmModule.forRootAsync({
    useFactory: () => ({
      ...dataSourceOptions(
        databaseUrl,
        () => log.warn('a database connection was lost'),
        entitiesFor(resources),
      ),
      // What passes is waited out in the factory.
      retryAttempts: 1,
    }),
    dataSourceFactory: (options) => preparedDataSource(options as DatabaseOptions, waitingIn(log)),
  });

const waitingIn =
  (log: Logger) =>
  ({ message }: Error): void =>
    log.warn({ reason: message }, 'waiting for the database');

const secrets: Provider = {
  provide: Secrets,
  inject: [DataSource, SETTINGS, LOGGER],
  useFactory: async (database: DataSource, settings: Settings, log: Logger) =>
    new Secrets(await retryWhileUnavailable(() => serverKey(database, settings.serverKey), waitingIn(log))),
};

const codec: Provider = {
  provide: Codec,
  inject: [DataSource, RESOURCES, LOGGER, ErasureJournal],
  useFactory: async (database: DataSource, resources: Resources, log: Logger, journal: ErasureJournal) => {
    const families = [...new Set([...eventFamilies, ...resources.map(({ family }) => family)])];
    const keys = await retryWhileUnavailable(() => PostgresKeyStore.open(poolOf(database)), waitingIn(log));
    const notNoted = ({ message: reason }: Error): void =>
      log.warn({ reason }, 'an erasure could not be noted beside the database');
    return new Codec(families, new JournaledKeys(keys, journal, notNoted));
  },
};

const erasureJournal: Provider = {
  provide: ErasureJournal,
  inject: [SETTINGS],
  useFactory: ({ files }: Settings) => new ErasureJournal(files.folder),
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

/** What every other module depends on: settings, clock, database, keys, log. */
@Global()
@Module({})
export class FoundationModule implements OnApplicationShutdown {
  constructor(private readonly log: EventLog) {}

  static with(settings: Settings, logger: Logger, resources: Resources = allResources): DynamicModule {
    const providers: Provider[] = [
      { provide: SETTINGS, useValue: settings },
      { provide: LOGGER, useValue: logger },
      { provide: RESOURCES, useValue: resources },
      Clock,
      ProviderChecks,
      { provide: NewestPositions, useFactory: () => new NewestPositions() },
      secrets,
      erasureJournal,
      codec,
      eventLog,
      transactor,
    ];
    const exports = [
      SETTINGS,
      LOGGER,
      RESOURCES,
      Clock,
      ProviderChecks,
      Secrets,
      Codec,
      ErasureJournal,
      EventLog,
      Transactor,
      NewestPositions,
    ];
    const imports = [databaseModule(settings, logger, resources)];
    return { module: FoundationModule, imports, providers, exports };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.log.dispose();
  }
}
