import { answer, listAnswer } from '@bestellwerk/domain/contracts/envelope.schema';
import {
  namedActivitySchema,
  workingActivitySchema,
} from '@bestellwerk/domain/contracts/working-time.schema';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorize, authorizedBranches, type Staff } from '../access/staff.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { BY_HAND, CommandRoutes, handlersOf } from '../platform/commands/command-routes.js';
import { Commands } from '../platform/commands/commands.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { type ActivityQuery, activityQuerySchema, WorkingActivities } from './working-activities.js';
import { CorrectActivity, EnterActivity, VoidActivity } from './correction.commands.js';

const routes = {
  list: BY_HAND,
  one: BY_HAND,
  enter: EnterActivity,
  correct: CorrectActivity,
  void: VoidActivity,
} as const;

@ApiTags('Zeitnachweis')
@Controller('api/working-activities')
@CommandRoutes(routes)
export class WorkingActivitiesController {
  constructor(
    private readonly activities: WorkingActivities,
    readonly commands: Commands,
  ) {}

  @Get()
  @StaffOnly()
  @ConsistentWith('working_activity')
  @ApiOperation({ summary: 'Working activities, filtered, sorted and by page' })
  @ApiOkResponse({ standardSchema: listAnswer(workingActivitySchema) })
  async list(@CurrentUser() staff: Staff, @Query({ schema: activityQuerySchema }) query: ActivityQuery) {
    const branches = authorizedBranches(staff, 'workingTime.read', query.branch);
    const { activities, total } = await this.activities.page(branches, query);
    return { data: activities, meta: { total, page: query.page, limit: query.limit } };
  }

  @Get(':id')
  @StaffOnly()
  @ConsistentWith('working_activity')
  @ApiOperation({ summary: 'One working activity, with the names of its person and of those who changed it' })
  @ApiOkResponse({ standardSchema: answer(namedActivitySchema) })
  async one(@CurrentUser() staff: Staff, @Param('id', KnownIdPipe) id: string) {
    const activity = await this.activities.one(id);
    authorize(staff, 'workingTime.read', activity.branch);
    return { data: await this.activities.named(activity) };
  }
}

export const correctionHandlers = handlersOf(routes);
