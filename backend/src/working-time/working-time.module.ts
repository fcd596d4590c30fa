import {
  workingActivityTable,
  workingDayTable,
} from '@bestellwerk/projections/working-time/working-activity/table';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessModule } from '../access/access.module.js';
import { CommandsModule } from '../platform/commands/commands.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { ActivityAnswers } from './activity-answers.js';
import { Balances } from './balances.js';
import { changeActivityHandlers, CorrectionFacts } from './change-activity.handlers.js';
import { CorrectWorkingTime } from './correct-working-time.js';
import { OwnWorkingTimeController } from './my-working-time.controller.js';
import { MyWorkingTime } from './my-working-time.js';
import { ClockActions, clockActionHandlers } from './clock-action.handlers.js';
import { SetWeeklyPlan } from './set-weekly-plan.js';
import { SignOnService } from './sign-on.service.js';
import { TeamController } from './team.controller.js';
import { Team } from './team.js';
import { TerminalController } from './terminal.controller.js';
import { TerminalGuard } from './terminal.guard.js';
import { TimeTrackingTokensController } from './time-tracking-tokens.controller.js';
import { TimeTrackingTokens } from './time-tracking-tokens.js';
import { WeeklyPlansController } from './weekly-plans.controller.js';
import { WeeklyPlans } from './weekly-plans.js';
import { WorkingActivitiesController } from './working-activities.controller.js';
import { WorkingActivities } from './working-activities.js';
import { WorkingPlanReader } from './working-plan-reader.js';
import { WorkingTimeChanges } from './working-time-changes.js';
import { Workplaces } from './workplaces.js';

@Module({
  imports: [
    AccessModule,
    CommandsModule,
    ReadModelsModule,
    TypeOrmModule.forFeature([workingActivityTable, workingDayTable]),
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
    ActivityAnswers,
    Balances,
    ...changeActivityHandlers,
    CorrectWorkingTime,
    MyWorkingTime,
    ClockActions,
    ...clockActionHandlers,
    SetWeeklyPlan,
    SignOnService,
    Team,
    TerminalGuard,
    TimeTrackingTokens,
    WeeklyPlans,
    { provide: WorkingPlanReader, useExisting: WeeklyPlans },
    WorkingActivities,
    WorkingTimeChanges,
    Workplaces,
    CorrectionFacts,
  ],
  exports: [SignOnService, TimeTrackingTokens, WeeklyPlans, WorkingActivities],
})
export class WorkingTimeModule {}
