import { searchAnswerSchema } from '@bestellwerk/domain/contracts/search.schema';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import type { Staff } from '../access/staff.js';
import { Search } from './search.js';

const searchQuerySchema = z.object({ q: z.string().trim().max(200).default('') });

@ApiTags('Suche')
@Controller('api/search')
export class SearchController {
  constructor(private readonly search: Search) {}

  @Get()
  @StaffOnly()
  @ApiOperation({ summary: 'Records and orders of any kind, as far as one may read them' })
  @ApiOkResponse({ standardSchema: searchAnswerSchema })
  async find(
    @CurrentUser() staff: Staff,
    @Query({ schema: searchQuerySchema }) { q }: z.infer<typeof searchQuerySchema>,
  ) {
    const { found, orders } = await this.search.find(q, staff);
    return { data: found, meta: { orders } };
  }
}
