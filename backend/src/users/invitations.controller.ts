import { invitationSchema } from '@bestellwerk/domain/contracts/access.schema';
import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { Controller, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { LoginLinks } from '../access/login-links.js';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { isActive } from '../access/account.entity.js';
import type { Staff } from '../access/staff.js';
import { Clock } from '../platform/clock.js';
import { ApiError } from '../platform/http/api-error.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { ManageableUser } from './manageable-user.js';

@ApiTags('Benutzer')
@Controller('api/users/:id/invitation')
export class InvitationsController {
  constructor(
    private readonly people: ManageableUser,
    private readonly links: LoginLinks,
    private readonly clock: Clock,
  ) {}

  @Post()
  @StaffOnly()
  @PerMinute(60)
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'Mail somebody a link by which they sign in and choose a password' })
  @ApiOkResponse({ standardSchema: answer(invitationSchema) })
  async invite(@Param('id', KnownIdPipe) id: string, @CurrentUser() staff: Staff) {
    const person = await this.people.require(staff, id);
    if (!isActive(person, this.clock.now())) throw ApiError.of(HttpStatus.CONFLICT, CLOSED);
    return { data: { expiresAt: (await this.links.invite(person)).toISOString() } };
  }
}

const CLOSED = 'Dieser Zugang ist gesperrt oder abgelaufen. Bitte geben Sie ihn zuerst frei.';
