import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { FiguresController } from './figures.controller.js';
import { WorkingTimeModule } from '../working-time/working-time.module.js';
import { UserProfiles } from './user-profiles.js';
import { UserProfilesController } from './user-profiles.controller.js';

@Module({
  imports: [AccessModule, ReadModelsModule, WorkingTimeModule],
  controllers: [FiguresController, UserProfilesController],
  providers: [UserProfiles],
})
export class StatisticsModule {}
