import { z } from 'zod';
import type { NamedActivity, WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import {
  type WorkingActivityRow,
  workingActivityTable,
} from '@bestellwerk/projections/working-time/working-activity/table';
import { HttpStatus, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, In, type Repository } from 'typeorm';
import { AccountService } from '../access/account.service.js';
import { Checkpoints } from '../platform/consistency/checkpoints.js';
import { LogHead, WAIT_MS } from '../platform/consistency/log-head.js';
import { failureText } from '../platform/http/failure-texts.js';
import { DEFAULT_LIMIT, limitSchema, optional, pageSchema, sortBy } from '../platform/http/list-query.js';
import { ApiError } from '../platform/http/api-error.js';
import { checkDays, daySchema, type Period } from '../platform/http/period.js';

const sortable = ['startedAt', 'endedAt', 'businessDate', 'status', 'workedMinutes'] as const;

export const activityQuerySchema = z
  .object({
    page: pageSchema.default(1),
    limit: limitSchema.default(DEFAULT_LIMIT),
    sort: sortBy(sortable, '-startedAt'),
    from: optional(daySchema),
    to: optional(daySchema),
    'filter[branch]': optional(z.uuid()),
    'filter[user]': optional(z.uuid()),
  })
  .superRefine(({ from, to }, check) => {
    if (from && to) checkDays({ from, to }, check, Infinity);
  })
  .transform(({ 'filter[branch]': branch, 'filter[user]': user, ...query }) => ({ ...query, branch, user }));
export type ActivityQuery = z.infer<typeof activityQuerySchema>;

/** Working activities as they are read. */
@Injectable()
export class WorkingActivities {
  constructor(
    @InjectRepository(workingActivityTable) private readonly rows: Repository<WorkingActivityRow>,
    private readonly checkpoints: Checkpoints,
    private readonly logHead: LogHead,
    private readonly accounts: AccountService,
  ) {}

  /**
   * The account of the person whose it is. One that was entered just now may not be in the rows yet: it is denied with 404 only when
   * they have all that is in the log, with 503 otherwise.
   */
  async personOf(id: string): Promise<string> {
    const [known] = await this.byIds([id]);
    if (known) return known.user;
    const head = await this.logHead.position();
    if (!(await this.checkpoints.reaches('working_activity', head, WAIT_MS))) {
      throw ApiError.of(HttpStatus.SERVICE_UNAVAILABLE, failureText(HttpStatus.SERVICE_UNAVAILABLE));
    }
    return (await this.one(id)).user;
  }

  /** Throws 404 for an activity there is not. */
  async one(id: string): Promise<WorkingActivity> {
    const [activity] = await this.byIds([id]);
    if (!activity) throw ApiError.of(HttpStatus.NOT_FOUND, 'Diesen Dienst gibt es nicht.');
    return activity;
  }

  async named(activity: WorkingActivity): Promise<NamedActivity> {
    const concerned = [activity.user, ...activity.changes.flatMap(({ by }) => by ?? [])];
    const names = await this.accounts.names([...new Set(concerned)]);
    return { ...activity, names: Object.fromEntries(names) };
  }

  async byIds(ids: readonly string[]): Promise<WorkingActivity[]> {
    const rows = await this.rows.find({ where: { id: In([...ids]) }, select: { id: true, document: true } });
    return rows.map(({ document }) => document);
  }

  /** The open activities of these people. */
  async openOf(users: readonly string[]): Promise<WorkingActivity[]> {
    const rows = await this.rows.find({ where: { user: In([...users]), isOpen: true } });
    return rows.map(({ document }) => document);
  }

  /** The activities of these people that are over, on these days. */
  async endedOf(users: readonly string[], { from, to }: Period): Promise<WorkingActivity[]> {
    const rows = await this.rows.findBy({
      ...{ user: In([...users]), businessDate: Between(from, to), status: 'ended' as const },
    });
    return rows.map(({ document }) => document);
  }

  /** The open activities of a branch. */
  async openIn(branch: string): Promise<WorkingActivity[]> {
    const rows = await this.rows.find({ where: { branch, isOpen: true } });
    return rows.map(({ document }) => document);
  }

  /** Who is at work in these branches, in activities of these days. */
  async atWork(branches: 'all' | readonly string[], { from, to }: Period): Promise<string[]> {
    const rows = this.rows
      .createQueryBuilder('row')
      .where('row.isOpen AND row.businessDate BETWEEN :from AND :to', { from, to });
    if (branches !== 'all') rows.andWhere('row.branch = ANY (:branches)', { branches });
    const found = await rows.select('row.user', 'user').distinct().getRawMany<{ user: string }>();
    return found.map(({ user }) => user);
  }

  /** One person's, newest first. */
  async of(user: string, { from, to }: Period): Promise<WorkingActivity[]> {
    const rows = await this.rows
      .createQueryBuilder('row')
      .where('row.user = :user AND row.businessDate BETWEEN :from AND :to', { user, from, to })
      .orderBy('row.startedAt', 'DESC')
      .addOrderBy('row.id')
      .getMany();
    return rows.map(({ document }) => document);
  }

  async page(
    branches: 'all' | readonly string[],
    { page, limit, sort, user, from, to }: ActivityQuery,
  ): Promise<{ activities: WorkingActivity[]; total: number }> {
    const rows = this.rows.createQueryBuilder('row').where('true');
    if (branches !== 'all') rows.andWhere('row.branch = ANY (:branches)', { branches });
    if (user) rows.andWhere('row.user = :user', { user });
    if (from) rows.andWhere('row.businessDate >= :from', { from });
    if (to) rows.andWhere('row.businessDate <= :to', { to });
    for (const { column, direction } of sort) rows.addOrderBy(`row.${column}`, direction);
    const [found, total] = await rows
      .addOrderBy('row.id')
      .offset((page - 1) * limit)
      .limit(limit)
      .getManyAndCount();
    return { activities: found.map(({ document }) => document), total };
  }
}
