import { resources } from '@bestellwerk/domain/records/definitions/all';
import { Module, type DynamicModule } from '@nestjs/common';
import type { Logger } from 'pino';
import { AnalyticsModule } from '../../analytics/analytics.module.js';
import { AccessModule } from '../../access/access.module.js';
import { FoundationModule } from '../../foundation.module.js';
import { RecordsModule } from '../../records/records.module.js';
import { MetricsModule } from '../../platform/metrics/metrics.module.js';
import { CommandsModule } from '../../platform/commands/commands.module.js';
import { OrderingModule } from '../../ordering/ordering.module.js';
import { SampleCatalogueModule } from '../sample/sample-catalogue.module.js';
import { SampleShop } from '../sample/sample-shop.js';
import type { Settings } from '../../platform/settings.js';
import { SignageModule } from '../../signage/signage.module.js';
import { WorkingTimeModule } from '../../working-time/working-time.module.js';
import { DemoData } from './demo-data.js';
import { DemoScreens } from './demo-screens.js';
import { DemoStaff } from './demo-staff.js';
import { DemoVisits } from './demo-visits.js';
import { SeedShifts } from './seed-shifts.js';
import { SeedOrders } from './seed-orders.js';

@Module({})
export class DemoModule {
  static with(settings: Settings, logger: Logger): DynamicModule {
    return {
      module: DemoModule,
      imports: [
        FoundationModule.with(settings, logger),
        MetricsModule,
        AccessModule,
        RecordsModule.with(resources),
        SampleCatalogueModule,
        CommandsModule,
        OrderingModule,
        WorkingTimeModule,
        SignageModule,
        AnalyticsModule,
      ],
      providers: [SampleShop, DemoData, DemoScreens, DemoStaff, DemoVisits, SeedShifts, SeedOrders],
    };
  }
}
