import { Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { Logger } from 'pino';
import { AccessModule } from './access/access.module.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { FilesModule } from './files/files.module.js';
import { FoundationModule } from './foundation.module.js';
import { HealthModule } from './health/health.module.js';
import { ThrottleGuard } from './http/throttle.guard.js';
import { Throttle } from './http/throttle.js';
import { JournalModule } from './journal/journal.module.js';
import { LiveModule } from './live/live.module.js';
import { MachineKeysModule } from './machine-keys/machine-keys.module.js';
import { MailboxModule } from './mail/mailbox.module.js';
import { ManagedModule } from './managed/managed.module.js';
import type { Resources } from './managed/registered.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { OrderingModule } from './ordering/ordering.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { SearchModule } from './search/search.module.js';
import type { Settings } from './settings.js';
import { SignageModule } from './signage/signage.module.js';
import { StatisticsModule } from './statistics/statistics.module.js';
import { UsersModule } from './users/users.module.js';
import { WorkingTimeModule } from './working-time/working-time.module.js';

@Module({})
export class AppModule {
  static with(settings: Settings, logger: Logger, resources: Resources): DynamicModule {
    const managed = ManagedModule.with(resources);
    return {
      module: AppModule,
      imports: [
        FoundationModule.with(settings, logger, resources),
        MetricsModule,
        HealthModule,
        CatalogueModule,
        AccessModule,
        managed,
        JournalModule.with(managed),
        SearchModule,
        UsersModule.with(managed),
        MailboxModule,
        FilesModule.with(managed),
        OrderingModule,
        PaymentsModule,
        StatisticsModule,
        SignageModule,
        WorkingTimeModule,
        MachineKeysModule,
        LiveModule,
      ],
      providers: [Throttle, { provide: APP_GUARD, useClass: ThrottleGuard }],
    };
  }
}
