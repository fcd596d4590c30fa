import { figureEntriesSchema, figureLists } from '@bestellwerk/domain/contracts/figure-entries.schema';
import { type FigureName, figureNames, figuresSchema } from '@bestellwerk/domain/contracts/figures.schema';
import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import {
  comparisons,
  granularities,
  type Granularity,
  MOST_STATISTIC_DAYS,
} from '@bestellwerk/domain/statistics/period';
import { Controller, Get, HttpStatus, Injectable, Param, type PipeTransform, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorizedBranches, type Staff } from '../access/staff.js';
import { asOf } from '../platform/consistency/as-of.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { ApiError } from '../platform/http/api-error.js';
import { optional } from '../platform/http/list-query.js';
import { checkDays, periodShape } from '../platform/http/period.js';
import { keySchema } from './entries/choice.js';
import { readEntries } from './entries/entries.js';
import { FigureScopes } from './figure-scopes.js';
import type { Scope } from './figures/figure.js';
import { readFigures } from './figures/figures.js';

const MOST_BRANCHES = 100;

const scopeShape = {
  ...periodShape,
  branch: z
    .preprocess(
      (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
      z.array(z.uuid()).max(MOST_BRANCHES).optional(),
    )
    .describe('Ids, divided by commas or each by itself; all branches if there is none'),
  by: optional(z.enum(['placed', 'due'])).describe('Of order-times'),
};
const checkPeriod = (period: { from: string; to: string }, check: z.RefinementCtx): void =>
  checkDays(period, check, MOST_STATISTIC_DAYS);

const figuresQuerySchema = z
  .object({
    ...scopeShape,
    granularity: optional(z.enum(granularities)).describe('By the number of days if it is missing'),
    compare: optional(z.enum(comparisons)),
  })
  .superRefine(checkPeriod);
type FiguresQuery = z.infer<typeof figuresQuerySchema>;

const entriesQuerySchema = z
  .object({
    ...scopeShape,
    list: z
      .enum(figureLists)
      .default('rows')
      .describe('In which rows: those of the statistic, or others that it has beside them'),
    row: keySchema.max(300).optional().describe('The key of one row of the list'),
    after: optional(keySchema.max(400)).describe('`next` of the entries before'),
  })
  .superRefine(checkPeriod);
type EntriesQuery = z.infer<typeof entriesQuerySchema>;

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
    private readonly scopes: FigureScopes,
  ) {}

  @Get(':name')
  @StaffOnly()
  @ConsistentWith('daily_sales', 'working_activity', 'weekly_plan')
  @ApiOperation({ summary: 'Figures of a range of days: series, rows, a matrix of the week, or a graph' })
  @ApiParam({ name: 'name', enum: [...figureNames] })
  @ApiOkResponse({ standardSchema: answer(figuresSchema) })
  async one(
    @Param('name', FigureNamePipe) name: FigureName,
    @CurrentUser() staff: Staff,
    @Query({ schema: figuresQuerySchema }) query: FiguresQuery,
  ) {
    const scope = await this.scopeOf(staff, query, query.granularity);
    const { position, ...figures } = await asOf(this.dataSource, modelOf(name), (manager) =>
      readFigures(manager, name, scope, query.compare),
    );
    const generatedAt = scope.now.toISOString();
    return { data: { ...figures, meta: { generatedAt, projectionPosition: position, ...figures.meta } } };
  }

  @Get(':name/entries')
  @StaffOnly()
  @ConsistentWith('daily_sales', 'working_activity', 'weekly_plan')
  @ApiOperation({
    summary: 'The orders, working activities or sums of visits of which a statistic is the sum',
  })
  @ApiParam({ name: 'name', enum: [...figureNames] })
  @ApiOkResponse({ standardSchema: answer(figureEntriesSchema) })
  async entries(
    @Param('name', FigureNamePipe) name: FigureName,
    @CurrentUser() staff: Staff,
    @Query({ schema: entriesQuerySchema }) { list, row, after, ...query }: EntriesQuery,
  ) {
    const scope = await this.scopeOf(staff, query);
    return { data: await readEntries(this.dataSource.manager, name, scope, { list, row, after }) };
  }

  private async scopeOf(
    staff: Staff,
    { from, to, branch = [], by }: Omit<EntriesQuery, 'list' | 'row' | 'after'>,
    granularity?: Granularity,
  ): Promise<Scope> {
    const branches = branchesOf(staff, branch);
    await this.checkBranches(branch);
    return this.scopes.of({ days: { from, to }, branches, by, granularity });
  }

  /** Throws 422 for one that there never was. */
  private async checkBranches(asked: readonly string[]): Promise<void> {
    if (asked.length === 0) return;
    const [known]: { count: number }[] = await this.dataSource.query(
      'SELECT count(*)::int AS count FROM views.record_branch WHERE id = ANY ($1)',
      [asked],
    );
    if (known!.count === new Set(asked).size) return;
    throw ApiError.of(HttpStatus.UNPROCESSABLE_ENTITY, 'Diese Filiale gibt es nicht.', 'branch');
  }
}

/** The read model whose position is that of the figures. */
const modelOf = (name: FigureName) => (name.startsWith('working-') ? 'working_activity' : 'daily_sales');

function branchesOf(staff: Staff, asked: readonly string[]): 'all' | readonly string[] {
  if (asked.length === 0) return authorizedBranches(staff, 'statistics.read');
  return asked.flatMap((branch) => authorizedBranches(staff, 'statistics.read', branch) as readonly string[]);
}
