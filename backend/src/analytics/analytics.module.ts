import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { AnalyticsLogController } from './analytics-log.controller.js';
import { AnalyticsLog } from './analytics-log.js';
import { HitRate } from './hit-rate.js';
import { HitTables } from './hit-tables.js';
import { HitWriter } from './hit-writer.js';
import { VisitCounter } from './visit-counter.js';
import { VisitorKeys } from './visitor-keys.js';

/** Collects and counts what visitors of the shop do. */
@Module({
  imports: [AccessModule],
  controllers: [AnalyticsLogController],
  providers: [AnalyticsLog, HitRate, HitTables, HitWriter, VisitCounter, VisitorKeys],
  exports: [HitTables, HitWriter],
})
export class AnalyticsModule {}
