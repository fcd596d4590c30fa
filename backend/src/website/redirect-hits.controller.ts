import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { redirectHitsSchema } from '@bestellwerk/domain/contracts/website.schema';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorizedBranches, type Staff } from '../access/staff.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { Redirects } from './redirects.js';

@ApiTags('Website')
@Controller('api/redirects/:id/hits')
export class RedirectHitsController {
  constructor(private readonly redirects: Redirects) {}

  @Get()
  @StaffOnly()
  @ApiOperation({ summary: 'How often a redirect was used, up to some seconds ago' })
  @ApiOkResponse({ standardSchema: answer(redirectHitsSchema) })
  async read(@Param('id', KnownIdPipe) id: string, @CurrentUser() staff: Staff) {
    authorizedBranches(staff, 'staff.read');
    return { data: await this.redirects.hitsOf(id) };
  }
}
