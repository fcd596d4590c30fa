import { Module, type DynamicModule } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { dataSourceOptions } from '../database/data-source.js';
import { HealthController } from '../health/health.controller.js';
import { MetricsController } from '../metrics/metrics.controller.js';
import { Metrics } from '../metrics/metrics.js';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { RunnerHost } from './runner-host.js';
import { SETTINGS, type Settings } from './settings.js';

@Module({})
export class AppModule {
  static with(settings: Settings, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        TerminusModule.forRoot({ logger: false }),
        // Connected by RunnerHost: health is to be asked while the database is away.
        TypeOrmModule.forRoot({ ...dataSourceOptions(settings.databaseUrl), manualInitialization: true }),
      ],
      controllers: [HealthController, MetricsController],
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: LOGGER, useValue: logger },
        Metrics,
        RunnerHost,
      ],
    };
  }
}
