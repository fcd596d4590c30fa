import { auditLogCountTable, auditLogTable } from '@bestellwerk/projections/audit-log/entry/table';
import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessModule } from '../access/access.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { AmountSearch } from './amount-search.js';
import { AuditLog } from './audit-log.js';
import { AuditLogEntries } from './audit-log-entries.js';
import { AuditLogController } from './audit-log.controller.js';
import { AuditLogSearch } from './audit-log-search.js';
import { ClosingsOfEntries } from './closings-of-entries.js';
import { ContentsOfEntries } from './contents-of-entries.js';
import { DetailsOfEntries } from './details-of-entries.js';
import { EventDetails } from './event-details.js';
import { EventsOfEntries } from './events-of-entries.js';
import { LogProofChecks } from './log-proof-checks.js';
import { LogProofsController } from './log-proofs.controller.js';
import { OrdersOfEntries } from './orders-of-entries.js';
import { PlansOfEntries } from './plans-of-entries.js';
import { PrintJobsOfEntries } from './print-jobs-of-entries.js';
import { ReasonSearch } from './reason-search.js';
import { RepeatedAttempts } from './repeated-attempts.js';

@Module({})
export class AuditLogModule {
  static with(records: DynamicModule): DynamicModule {
    return {
      module: AuditLogModule,
      imports: [
        AccessModule,
        ReadModelsModule,
        records,
        TypeOrmModule.forFeature([auditLogTable, auditLogCountTable]),
      ],
      controllers: [AuditLogController, LogProofsController],
      providers: [
        AmountSearch,
        AuditLog,
        AuditLogEntries,
        AuditLogSearch,
        ClosingsOfEntries,
        ContentsOfEntries,
        DetailsOfEntries,
        EventDetails,
        EventsOfEntries,
        OrdersOfEntries,
        PlansOfEntries,
        PrintJobsOfEntries,
        ReasonSearch,
        RepeatedAttempts,
        LogProofChecks,
      ],
    };
  }
}
