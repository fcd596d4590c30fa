import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { MailModule } from '../platform/mail/mail.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { FigureScopes } from './figure-scopes.js';
import { FiguresController } from './figures.controller.js';
import { WorkingTimeModule } from '../working-time/working-time.module.js';
import { UserProfiles } from './user-profiles.js';
import { WeeklyReports } from './weekly-reports.js';
import { UserProfilesController } from './user-profiles.controller.js';

@Module({
  imports: [AccessModule, MailModule, ReadModelsModule, WorkingTimeModule],
  controllers: [FiguresController, UserProfilesController],
  providers: [FigureScopes, UserProfiles, WeeklyReports],
})
export class StatisticsModule {}
