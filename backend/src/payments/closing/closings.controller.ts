import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { closingSchema } from '@bestellwerk/domain/contracts/closing.schema';
import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CurrentUser, StaffOnly } from '../../access/session.guard.js';
import { authorizedBranches, type Staff } from '../../access/staff.js';
import { CatalogueReader } from '../../platform/catalogue-reader.js';
import { ConsistentWith } from '../../platform/consistency/consistent-with.js';
import { optional } from '../../platform/http/list-query.js';
import { daySchema, monthSchema } from '../../platform/http/period.js';
import { csvContent } from '../../platform/http/text-content.js';
import { closingCsv } from './closing-csv.js';
import { Closings } from './closings.js';

const closingQuerySchema = z
  .object({
    period: z
      .union([daySchema, monthSchema], {
        error: 'Bitte geben Sie einen Tag wie 2026-11-20 oder einen Monat wie 2026-11 an.',
      })
      .describe('A business day (2026-11-20) or a month (2026-11)'),
    'filter[branch]': optional(z.uuid()),
  })
  .transform(({ period, 'filter[branch]': branch }) => ({ period, branch }));
type ClosingQuery = z.infer<typeof closingQuerySchema>;

@ApiTags('Abschlüsse')
@Controller('api/closings')
export class ClosingsController {
  constructor(
    private readonly closings: Closings,
    private readonly catalogue: CatalogueReader,
  ) {}

  @Get()
  @StaffOnly()
  @ConsistentWith('payment', 'closing')
  @ApiOperation({ summary: 'What a business day or a month comes to, and what of it is closed' })
  @ApiOkResponse({ standardSchema: answer(closingSchema) })
  async of(
    @CurrentUser() staff: Staff,
    @Query({ schema: closingQuerySchema }) { period, branch }: ClosingQuery,
  ) {
    return { data: await this.closings.of(authorizedBranches(staff, 'payments.read', branch), period) };
  }

  @Get('export.csv')
  @StaffOnly()
  @ConsistentWith('payment', 'closing')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @ApiOperation({ summary: 'A business day or a month as a file for accounting, day by day' })
  @ApiOkResponse({ content: csvContent })
  async file(
    @CurrentUser() staff: Staff,
    @Query({ schema: closingQuerySchema }) { period, branch }: ClosingQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const branches = authorizedBranches(staff, 'payments.read', branch);
    const { config, branches: known } = this.catalogue.catalogue();
    const file = closingCsv({
      days: await this.closings.closedDays(branches, period),
      currency: config.currency,
      timeZone: config.timeZone,
      branchName: (id) => known.find((one) => one.id === id)?.name ?? id,
    });
    void reply.header('Content-Disposition', `attachment; filename="abschluss-${period}.csv"`);
    return file;
  }
}
