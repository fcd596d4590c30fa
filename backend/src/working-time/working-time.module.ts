import {
  workingActivityTable,
  workingDayTable,
} from '@bestellwerk/projections/working-time/working-activity/table';
import { weeklyPlanTable } from '@bestellwerk/projections/working-time/weekly-plan/table';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessModule } from '../access/access.module.js';
import { handlersOf } from '../platform/commands/command-routes.js';
import { CommandsModule } from '../platform/commands/commands.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { Balances } from './balances.js';
import { OwnWorkingTimeController } from './my-working-time.controller.js';
import { MyWorkingTime } from './my-working-time.js';
import { clockActions } from './clock.commands.js';
import { SignOnService } from './sign-on.service.js';
import { TeamController } from './team.controller.js';
import { Team } from './team.js';
import { TerminalController } from './terminal.controller.js';
import { TerminalGuard } from './terminal.guard.js';
import { TimeTrackingTokensController } from './time-tracking-tokens.controller.js';
import { TimeTrackingTokens } from './time-tracking-tokens.js';
import { WeeklyPlanImport } from './weekly-plan-import.js';
import { weeklyPlanHandlers, WeeklyPlansController } from './weekly-plans.controller.js';
import { WeeklyPlans } from './weekly-plans.js';
import { correctionHandlers, WorkingActivitiesController } from './working-activities.controller.js';
import { WorkingActivities } from './working-activities.js';
import { WorkingPlanReader } from './working-plan-reader.js';
import { Workplaces } from './workplaces.js';

@Module({
  imports: [
    AccessModule,
    CommandsModule,
    ReadModelsModule,
    TypeOrmModule.forFeature([workingActivityTable, workingDayTable, weeklyPlanTable]),
  ],
  controllers: [
    TeamController,
    OwnWorkingTimeController,
    TerminalController,
    WorkingActivitiesController,
    WeeklyPlansController,
    TimeTrackingTokensController,
  ],
  providers: [
    Balances,
    ...correctionHandlers,
    MyWorkingTime,
    ...handlersOf(clockActions),
    SignOnService,
    Team,
    TerminalGuard,
    TimeTrackingTokens,
    WeeklyPlanImport,
    ...weeklyPlanHandlers,
    WeeklyPlans,
    { provide: WorkingPlanReader, useExisting: WeeklyPlans },
    WorkingActivities,
    Workplaces,
  ],
  exports: [
    Balances,
    SignOnService,
    Team,
    TimeTrackingTokens,
    WeeklyPlans,
    WorkingActivities,
    WorkingPlanReader,
  ],
})
export class WorkingTimeModule {}
