import { type FigureName, figureNames, figuresSchema } from '@bestellwerk/domain/contracts/figures.schema';
import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import {
  comparisons,
  granularities,
  granularityOf,
  MOST_STATISTIC_DAYS,
} from '@bestellwerk/domain/statistics/period';
import { Controller, Get, HttpStatus, Injectable, Param, type PipeTransform, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AccountService } from '../access/account.service.js';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorizedBranches, type Staff } from '../access/staff.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { Clock } from '../platform/clock.js';
import { asOf } from '../platform/consistency/as-of.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { ApiError } from '../platform/http/api-error.js';
import { optional } from '../platform/http/list-query.js';
import { checkDays, periodShape } from '../platform/http/period.js';
import { WorkingPlanReader } from '../working-time/working-plan-reader.js';
import type { People } from './figures/figure.js';
import { readFigures } from './figures/figures.js';

const MOST_BRANCHES = 100;

const figuresQuerySchema = z
  .object({
    ...periodShape,
    branch: z
      .preprocess(
        (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
        z.array(z.uuid()).max(MOST_BRANCHES).optional(),
      )
      .describe('Ids, divided by commas or each by itself; all branches if there is none'),
    granularity: optional(z.enum(granularities)).describe('By the number of days if it is missing'),
    compare: optional(z.enum(comparisons)),
    by: optional(z.enum(['placed', 'due'])).describe('Of order-times'),
  })
  .superRefine((period, check) => checkDays(period, check, MOST_STATISTIC_DAYS));
type FiguresQuery = z.infer<typeof figuresQuerySchema>;

@Injectable()
export class FigureNamePipe implements PipeTransform<string, FigureName> {
  transform(name: string): FigureName {
    if ((figureNames as readonly string[]).includes(name)) return name as FigureName;
    throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Statistik gibt es nicht.');
  }
}

/** Every statistic, by its name. */
@ApiTags('Statistik')
@Controller('api/statistics')
export class FiguresController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: CatalogueReader,
    private readonly clock: Clock,
    private readonly accounts: AccountService,
    private readonly plans: WorkingPlanReader,
  ) {}

  @Get(':name')
  @StaffOnly()
  @ConsistentWith('daily_sales', 'working_activity')
  @ApiOperation({ summary: 'Figures of a range of days: series, rows, a matrix of the week, or a graph' })
  @ApiParam({ name: 'name', enum: [...figureNames] })
  @ApiOkResponse({ standardSchema: answer(figuresSchema) })
  async one(
    @Param('name', FigureNamePipe) name: FigureName,
    @CurrentUser() staff: Staff,
    @Query({ schema: figuresQuerySchema }) query: FiguresQuery,
  ) {
    const { from, to, branch = [], compare, by = 'placed' } = query;
    const days = { from, to };
    const catalogue = this.catalogue.catalogue();
    const scope = {
      ...{ days, by, catalogue, timeZone: catalogue.config.timeZone },
      granularity: query.granularity ?? granularityOf(days),
      ...{ branches: branchesOf(staff, branch), now: this.clock.now(), people: this.people },
    };
    const { position, ...figures } = await asOf(this.dataSource, modelOf(name), (manager) =>
      readFigures(manager, name, scope, compare),
    );
    const generatedAt = scope.now.toISOString();
    return { data: { ...figures, meta: { generatedAt, projectionPosition: position, ...figures.meta } } };
  }

  private get people(): People {
    const { accounts, plans } = this;
    return {
      team: async (branches) => (await accounts.team(branches)).map(({ id }) => id),
      names: (ids) => accounts.names(ids),
      shifts: (ids, days) => plans.shifts(ids, days),
    };
  }
}

/** The read model whose position is that of the figures. */
const modelOf = (name: FigureName) => (name.startsWith('working-') ? 'working_activity' : 'daily_sales');

function branchesOf(staff: Staff, asked: readonly string[]): 'all' | readonly string[] {
  if (asked.length === 0) return authorizedBranches(staff, 'statistics.read');
  return asked.flatMap((branch) => authorizedBranches(staff, 'statistics.read', branch) as readonly string[]);
}
