import { Module, type DynamicModule } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import type { Logger } from 'pino';
import { HealthController } from './health/health.controller.js';
import { MetricsController } from './metrics/metrics.controller.js';
import { Metrics } from './metrics/metrics.js';
import { LOGGER } from './process/logger.js';
import { RunnerHost } from './process/runner-host.js';
import { SETTINGS, type Settings } from './settings.js';

@Module({})
export class AppModule {
  static with(settings: Settings, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [TerminusModule.forRoot({ logger: false })],
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
