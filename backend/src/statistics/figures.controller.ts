import { type FigureName, figureNames, figuresSchema } from '@bestellwerk/domain/contracts/figures.schema';
import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { MOST_STATISTIC_DAYS } from '@bestellwerk/domain/contracts/statistics.schema';
import { comparisons, granularities, granularityOf } from '@bestellwerk/domain/statistics/period';
import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorizedBranches, type Staff } from '../access/staff.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { Clock } from '../platform/clock.js';
import { asOf } from '../platform/consistency/as-of.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { optional } from '../platform/http/list-query.js';
import { checkDays, periodShape } from '../platform/http/period.js';
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

/** Figures of visits, and those of orders that are more than sums per day. */
@ApiTags('Statistik')
@Controller('api/statistics')
export class FiguresController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: CatalogueReader,
    private readonly clock: Clock,
  ) {}

  @Get([...figureNames])
  @StaffOnly()
  @ConsistentWith('daily_sales')
  @ApiOperation({ summary: 'Figures of a range of days: series, rows, a matrix of the week, or a graph' })
  @ApiOkResponse({ standardSchema: answer(figuresSchema) })
  async one(
    @Req() request: FastifyRequest,
    @CurrentUser() staff: Staff,
    @Query({ schema: figuresQuerySchema }) query: FiguresQuery,
  ) {
    const { from, to, branch = [], compare, by = 'placed' } = query;
    const days = { from, to };
    const catalogue = this.catalogue.catalogue();
    const scope = {
      ...{ days, by, catalogue, timeZone: catalogue.config.timeZone },
      granularity: query.granularity ?? granularityOf(days),
      branches: branchesOf(staff, branch),
    };
    const name = request.routeOptions.url!.split('/').at(-1) as FigureName;
    const { position, ...figures } = await asOf(this.dataSource, 'daily_sales', (manager) =>
      readFigures(manager, name, scope, compare),
    );
    const generatedAt = this.clock.now().toISOString();
    return { data: { ...figures, meta: { generatedAt, projectionPosition: position, ...figures.meta } } };
  }
}

function branchesOf(staff: Staff, asked: readonly string[]): 'all' | readonly string[] {
  if (asked.length === 0) return authorizedBranches(staff, 'statistics.read');
  return asked.flatMap((branch) => authorizedBranches(staff, 'statistics.read', branch) as readonly string[]);
}
