import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { OrderingModule } from '../ordering/ordering.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { SignageModule } from '../signage/signage.module.js';
import { WorkingTimeModule } from '../working-time/working-time.module.js';
import { LiveChangesSender } from './live-changes-sender.js';
import { LiveRecords } from './live-records.js';
import { LiveScreens } from './live-screens.js';
import { LiveWorkingTime } from './live-working-time.js';
import { LiveSessions } from './live-sessions.js';
import { LiveGateway } from './live.gateway.js';
import { Topics } from './topics.js';

@Module({
  imports: [AccessModule, OrderingModule, ReadModelsModule, WorkingTimeModule, SignageModule],
  providers: [
    LiveGateway,
    Topics,
    LiveSessions,
    LiveWorkingTime,
    LiveChangesSender,
    LiveRecords,
    LiveScreens,
  ],
})
export class LiveModule {}
