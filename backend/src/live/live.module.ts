import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { BranchDayModule } from '../branch-day/branch-day.module.js';
import { BranchKeysModule } from '../branch-keys/branch-keys.module.js';
import { OrderingModule } from '../ordering/ordering.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { PrintingModule } from '../printing/printing.module.js';
import { SignageModule } from '../signage/signage.module.js';
import { WorkingTimeModule } from '../working-time/working-time.module.js';
import { LiveChangesSender } from './live-changes-sender.js';
import { liveReadModels } from './live-read-models.js';
import { LiveSessions } from './live-sessions.js';
import { LiveGateway } from './live.gateway.js';

@Module({
  imports: [
    AccessModule,
    BranchDayModule,
    BranchKeysModule,
    OrderingModule,
    PrintingModule,
    ReadModelsModule,
    WorkingTimeModule,
    SignageModule,
  ],
  providers: [LiveGateway, LiveSessions, LiveChangesSender, ...liveReadModels],
})
export class LiveModule {}
