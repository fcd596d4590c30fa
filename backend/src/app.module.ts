import { Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { Logger } from 'pino';
import { AccessModule } from './access/access.module.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { FoundationModule } from './foundation.module.js';
import { HealthModule } from './health/health.module.js';
import { ThrottleGuard } from './http/throttle.guard.js';
import { LiveModule } from './live/live.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { OrderingModule } from './ordering/ordering.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import type { Settings } from './settings.js';
import { SignageModule } from './signage/signage.module.js';
import { StatisticsModule } from './statistics/statistics.module.js';
import { WorkingTimeModule } from './working-time/working-time.module.js';

@Module({})
export class AppModule {
  static with(settings: Settings, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        FoundationModule.with(settings, logger),
        MetricsModule,
        HealthModule,
        CatalogueModule,
        AccessModule,
        OrderingModule,
        PaymentsModule,
        StatisticsModule,
        SignageModule,
        WorkingTimeModule,
        LiveModule,
      ],
      providers: [{ provide: APP_GUARD, useClass: ThrottleGuard }],
    };
  }
}
