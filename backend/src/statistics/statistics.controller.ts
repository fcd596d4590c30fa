import {
  MOST_STATISTIC_DAYS,
  type StatisticName,
  statisticsAnswerSchema,
} from '@bestellwerk/domain/contracts/statistics.schema';
import { Controller, Get, HttpStatus, Injectable, Param, type PipeTransform, Query } from '@nestjs/common';
import { dayUnits } from '@bestellwerk/domain/calendar/day-units';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ApiError } from '../platform/http/api-error.js';
import { isStatistic, statistics } from './statistics-table.js';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorizedBranches, type Staff } from '../access/staff.js';
import { optional } from '../platform/http/list-query.js';
import { checkDays, periodShape } from '../platform/http/period.js';
import { asOf } from '../platform/consistency/as-of.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';

@Injectable()
export class StatisticNamePipe implements PipeTransform<string, StatisticName> {
  transform(name: string): StatisticName {
    if (isStatistic(name)) return name;
    throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Statistik gibt es nicht.');
  }
}

const statisticQuerySchema = z
  .object({ ...periodShape, 'filter[branch]': optional(z.uuid()), unit: z.enum(dayUnits).default('day') })
  .superRefine((period, check) => checkDays(period, check, MOST_STATISTIC_DAYS));
type StatisticQuery = z.infer<typeof statisticQuerySchema>;

@ApiTags('Statistik')
@Controller('api/statistics')
export class StatisticsController {
  constructor(private readonly dataSource: DataSource) {}

  @Get(':name')
  @StaffOnly()
  @ConsistentWith('daily_sales', 'working_activity')
  @ApiOperation({
    summary: 'Figures per branch and business day, week or month, as of one position of the log',
  })
  @ApiParam({ name: 'name', enum: Object.keys(statistics) })
  @ApiOkResponse({ standardSchema: statisticsAnswerSchema })
  async one(
    @Param('name', StatisticNamePipe) name: StatisticName,
    @CurrentUser() staff: Staff,
    @Query({ schema: statisticQuerySchema }) query: StatisticQuery,
  ) {
    const { from, to, unit, 'filter[branch]': branch } = query;
    const branches = authorizedBranches(staff, 'statistics.read', branch);
    const { model, rows } = statistics[name];
    const { data, position } = await asOf(this.dataSource, model, async (manager) => ({
      data: await rows(manager, { from, to, unit, branches }),
    }));
    return { data, meta: { from, to, position } };
  }
}
