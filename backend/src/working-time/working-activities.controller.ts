import { answer, listAnswer } from '@bestellwerk/domain/contracts/envelope.schema';
import { workingActivitySchema } from '@bestellwerk/domain/contracts/working-time.schema';
import {
  applyDecorators,
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorize, authorizedBranches, type Staff } from '../access/staff.js';
import { TakesIdempotencyKey } from '../platform/http/idempotency-key.js';
import { KnownIdPipe } from '../platform/http/known-id.pipe.js';
import { staffMetadata } from '../platform/commands/command-metadata.js';
import { Commands } from '../platform/commands/commands.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { activityQuerySchema, type ActivityQuery } from './activity-query.js';
import { CorrectActivity, EnterActivity, VoidActivity } from './change-activity.js';
import { WorkingActivities } from './working-activities.js';
import {
  correctBodySchema,
  enterBodySchema,
  voidBodySchema,
  type CorrectBody,
  type EnterBody,
  type VoidBody,
} from './working-time-bodies.js';

const Changes = (summary: string) =>
  applyDecorators(
    HttpCode(HttpStatus.OK),
    StaffOnly(),
    ApiOperation({ summary }),
    TakesIdempotencyKey(),
    ApiOkResponse({ standardSchema: answer(workingActivitySchema) }),
  );

@ApiTags('Zeitnachweis')
@Controller('api/working-activities')
export class WorkingActivitiesController {
  constructor(
    private readonly activities: WorkingActivities,
    private readonly commands: Commands,
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
  @ApiOperation({ summary: 'One working activity' })
  @ApiOkResponse({ standardSchema: answer(workingActivitySchema) })
  async one(@CurrentUser() staff: Staff, @Param('id', KnownIdPipe) id: string) {
    const activity = await this.activities.one(id);
    authorize(staff, 'workingTime.read', activity.branch);
    return { data: activity };
  }

  @Post()
  @Changes('Enter an activity of somebody else, with a reason')
  enter(
    @CurrentUser() staff: Staff,
    @Body({ schema: enterBodySchema }) { user, reason, ...record }: EnterBody,
    @Req() request: FastifyRequest,
  ) {
    return this.commands.execute(
      new EnterActivity(user, staff, staffMetadata(request, staff), reason, record),
    );
  }

  @Put(':id')
  @Changes('Correct an activity of somebody else that is over, with a reason')
  async correct(
    @Param('id', KnownIdPipe) id: string,
    @CurrentUser() staff: Staff,
    @Body({ schema: correctBodySchema }) { reason, ...record }: CorrectBody,
    @Req() request: FastifyRequest,
  ) {
    const { user } = await this.activities.one(id);
    const metadata = staffMetadata(request, staff);
    return this.commands.execute(new CorrectActivity(user, id, staff, metadata, reason, record));
  }

  @Delete(':id')
  @Changes('Void an activity of somebody else that is over, with a reason')
  async void(
    @Param('id', KnownIdPipe) id: string,
    @CurrentUser() staff: Staff,
    @Body({ schema: voidBodySchema }) { reason }: VoidBody,
    @Req() request: FastifyRequest,
  ) {
    const { user } = await this.activities.one(id);
    return this.commands.execute(new VoidActivity(user, id, staff, staffMetadata(request, staff), reason));
  }
}
