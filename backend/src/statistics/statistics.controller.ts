import { statisticsAnswerSchema } from '@bestellwerk/domain/views/statistics.schema';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { SignedIn, StaffOnly } from '../access/session.guard.js';
import { demandBranches, type Staff } from '../access/staff.js';
import { Reads } from '../read-models/needs-position.js';
import { DailySalesFigures } from './daily-sales-figures.js';

const MOST_DAYS = 800;

const periodSchema = z
  .object({ from: z.iso.date(), to: z.iso.date(), branch: z.uuid().optional() })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'Das Ende darf nicht vor dem Anfang liegen.' })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= MOST_DAYS * 86_400_000, {
    path: ['from'],
    error: `Bitte wählen Sie höchstens ${MOST_DAYS} Tage.`,
  });
type Period = z.infer<typeof periodSchema>;

@ApiTags('Statistik')
@Controller('api/statistics')
export class StatisticsController {
  constructor(private readonly figures: DailySalesFigures) {}

  @Get('orders')
  @StaffOnly()
  @Reads('daily_sales')
  @ApiOperation({ summary: 'Orders per branch and business day' })
  @ApiOkResponse({ standardSchema: statisticsAnswerSchema })
  orders(@SignedIn() staff: Staff, @Query({ schema: periodSchema }) period: Period) {
    return this.answer(staff, period);
  }

  @Get('revenue')
  @StaffOnly()
  @Reads('daily_sales')
  @ApiOperation({ summary: 'Revenue per branch and business day' })
  @ApiOkResponse({ standardSchema: statisticsAnswerSchema })
  revenue(@SignedIn() staff: Staff, @Query({ schema: periodSchema }) period: Period) {
    return this.answer(staff, period);
  }

  private async answer(staff: Staff, { from, to, branch }: Period) {
    const branches = demandBranches(staff, 'statistics.read', branch);
    const { rows, position } = await this.figures.between(from, to, branches);
    return { data: rows, meta: { from, to, position } };
  }
}
