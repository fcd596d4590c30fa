import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { profileActivitySchema, userProfileSchema } from '@bestellwerk/domain/contracts/user-profile.schema';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import type { Staff } from '../access/staff.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { checkDays, daySchema } from '../platform/http/period.js';
import { UserProfiles } from './user-profiles.js';

const spanShape = { user: z.uuid(), start: daySchema, end: daySchema };

const checkSpan = ({ start, end }: { start: string; end: string }, check: z.RefinementCtx): void =>
  checkDays({ from: start, to: end }, check, undefined, ['start', 'end']);

const activitiesQuerySchema = z.object(spanShape).superRefine(checkSpan);
const profileQuerySchema = z
  .object({ ...spanShape, now: daySchema })
  .superRefine(checkSpan)
  .superRefine(({ now, end }, check) => {
    if (now <= end) return;
    const message = 'Bitte wählen Sie einen Tag, der nicht nach dem Ende liegt.';
    check.addIssue({ code: 'custom', path: ['now'], message });
  });

@ApiTags('Statistik')
@Controller('api/statistics')
export class UserProfilesController {
  constructor(private readonly profiles: UserProfiles) {}

  @Get('user-profile')
  @StaffOnly()
  @ConsistentWith('working_activity', 'weekly_plan')
  @ApiOperation({
    summary: 'Target, worked time and balance of one employee, with what is planned until the end',
  })
  @ApiOkResponse({ standardSchema: answer(userProfileSchema) })
  async profile(
    @CurrentUser() staff: Staff,
    @Query({ schema: profileQuerySchema }) { user, ...days }: z.infer<typeof profileQuerySchema>,
  ) {
    return { data: await this.profiles.one(staff, user, days) };
  }

  @Get('user-profile-working-activities')
  @StaffOnly()
  @ConsistentWith('working_activity', 'weekly_plan')
  @ApiOperation({
    summary: 'The working activities of one employee, each with its shift and what is worth a look',
  })
  @ApiOkResponse({ standardSchema: answer(z.array(profileActivitySchema)) })
  async activities(
    @CurrentUser() staff: Staff,
    @Query({ schema: activitiesQuerySchema }) { user, start, end }: z.infer<typeof activitiesQuerySchema>,
  ) {
    return { data: await this.profiles.activitiesOf(staff, user, { from: start, to: end }) };
  }
}
