import { Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { Logger } from 'pino';
import { AccessModule } from './access/access.module.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { ContentAiModule } from './content-ai/content-ai.module.js';
import { FilesModule } from './files/files.module.js';
import { FoundationModule } from './foundation.module.js';
import { HealthModule } from './health/health.module.js';
import { ThrottleGuard } from './platform/http/throttle.guard.js';
import { Throttle } from './platform/http/throttle.js';
import { AnalyticsModule } from './analytics/analytics.module.js';
import { AuditLogModule } from './audit-log/audit-log.module.js';
import { LiveModule } from './live/live.module.js';
import { BranchDayModule } from './branch-day/branch-day.module.js';
import { BranchKeysModule } from './branch-keys/branch-keys.module.js';
import { MailboxModule } from './mailbox/mailbox.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { RecordsModule } from './records/records.module.js';
import type { Resources } from './records/resources.token.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { DisplayOrdersModule } from './ordering/display-orders.module.js';
import { OrderingModule } from './ordering/ordering.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { PrintingModule } from './printing/printing.module.js';
import { PushModule } from './push/push.module.js';
import { SearchModule } from './search/search.module.js';
import { samplePicture } from './seed/sample/sample-pictures.js';
import type { Settings } from './platform/settings.js';
import { SignageModule } from './signage/signage.module.js';
import { StatisticsModule } from './statistics/statistics.module.js';
import { UsersModule } from './users/users.module.js';
import { WebsiteModule } from './website/website.module.js';
import { WorkingTimeModule } from './working-time/working-time.module.js';

@Module({})
export class AppModule {
  static with(settings: Settings, logger: Logger, resources: Resources): DynamicModule {
    const records = RecordsModule.with(resources);
    const files = FilesModule.with(records, { find: samplePicture });
    return {
      module: AppModule,
      imports: [
        FoundationModule.with(settings, logger, resources),
        MetricsModule,
        HealthModule,
        CatalogueModule,
        AccessModule,
        records,
        AuditLogModule.with(records),
        SearchModule,
        UsersModule.with(records),
        MailboxModule,
        files,
        BranchDayModule,
        OrderingModule,
        MessagesModule,
        PaymentsModule,
        PrintingModule,
        PushModule,
        StatisticsModule,
        AnalyticsModule,
        SignageModule,
        WorkingTimeModule,
        BranchKeysModule,
        DisplayOrdersModule,
        WebsiteModule.with(records),
        ContentAiModule.with(files, records),
        PersonalDataModule.with(files, records),
        LiveModule,
      ],
      providers: [Throttle, { provide: APP_GUARD, useClass: ThrottleGuard }],
    };
  }
}
