import { statisticsAnswerSchema, type StatisticName } from '@bestellwerk/domain/views/statistics.schema';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { SignedIn, StaffOnly } from '../access/session.guard.js';
import { demandBranches, type Staff } from '../access/staff.js';
import { optional } from '../http/list-query.js';
import { checkPeriod, periodShape } from '../http/period.js';
import { asOf } from '../read-models/as-of.js';
import { Reads } from '../read-models/needs-position.js';
import { StatisticNamePipe } from './statistic-name.pipe.js';
import { statistics } from './statistics-table.js';

const statisticQuerySchema = z
  .object({ ...periodShape, 'filter[branch]': optional(z.uuid()) })
  .superRefine(checkPeriod);
type StatisticQuery = z.infer<typeof statisticQuerySchema>;

@ApiTags('Statistik')
@Controller('api/statistics')
export class StatisticsController {
  constructor(private readonly dataSource: DataSource) {}

  @Get(':name')
  @StaffOnly()
  @Reads('daily_sales', 'working_activity')
  @ApiOperation({ summary: 'Figures per branch and business day, as of one position of the log' })
  @ApiParam({ name: 'name', enum: Object.keys(statistics) })
  @ApiOkResponse({ standardSchema: statisticsAnswerSchema })
  async one(
    @Param('name', StatisticNamePipe) name: StatisticName,
    @SignedIn() staff: Staff,
    @Query({ schema: statisticQuerySchema }) query: StatisticQuery,
  ) {
    const { from, to, 'filter[branch]': branch } = query;
    const branches = demandBranches(staff, 'statistics.read', branch);
    const { model, rows } = statistics[name];
    const { data, position } = await asOf(this.dataSource, model, async (manager) => ({
      data: await rows(manager, { from, to, branches }),
    }));
    return { data, meta: { from, to, position } };
  }
}
