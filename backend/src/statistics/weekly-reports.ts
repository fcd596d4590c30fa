import type { Days } from '@bestellwerk/domain/statistics/period';
import { reportedWeek, type ReportedFigures, weeklyReport } from '@bestellwerk/domain/views/weekly-report';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { Account } from '../access/account.entity.js';
import { AccountService } from '../access/account.service.js';
import { authorizedBranches, staffOf } from '../access/staff.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { Clock } from '../platform/clock.js';
import { Mailer, type OutgoingMail } from '../platform/mail/mailer.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { FigureScopes } from './figure-scopes.js';
import { readFigures } from './figures/figures.js';

const LOOK_EVERY_MS = 60_000;
const readers = ['ROLE_BRANCH_MANAGER', 'ROLE_ADMIN'] as const;
const reported = [
  ...(['revenue', 'orders', 'popular-items'] as const),
  ...(['unique-visitors', 'sales-per-labour-hour'] as const),
];

/** Sends managers the figures of the last week, once: whichever backend notes the week first hands over all mails with it. */
@Injectable()
export class WeeklyReports implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<unknown> | undefined;

  constructor(
    private readonly accounts: AccountService,
    private readonly scopes: FigureScopes,
    private readonly mailer: Mailer,
    private readonly catalogue: CatalogueReader,
    private readonly clock: Clock,
    private readonly database: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.working;
  }

  /** Sends what is due. Resolves to how many mails that were; none if the week was reported already. */
  async send(now: Date): Promise<number> {
    const { timeZone, sendWeeklyReport } = this.catalogue.catalogue().config;
    const week = reportedWeek(now, timeZone);
    if (week === null || !sendWeeklyReport || (await this.isReported(week))) return 0;
    const mails: OutgoingMail[] = [];
    for (const account of await this.accounts.withRoles(readers)) {
      const mail = await this.mailFor(account, week);
      if (mail) mails.push(mail);
    }
    return this.database.transaction(async (manager) => {
      const [noted]: object[] = await manager.query(
        'INSERT INTO app.weekly_report VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING monday',
        [week.from, mails.length],
      );
      if (!noted) return 0;
      for (const mail of mails) await this.mailer.send(mail, manager);
      return mails.length;
    });
  }

  private look(): void {
    this.working ??= this.send(this.clock.now())
      .then((mails) => mails > 0 && this.log.info({ mails }, 'the report of the week was sent'))
      .catch((error: unknown) =>
        this.log.warn({ reason: String(error) }, 'the report of the week is to be sent later'),
      )
      .finally(() => (this.working = undefined));
  }

  private async isReported({ from }: Days): Promise<boolean> {
    const rows: object[] = await this.database.query('SELECT 1 FROM app.weekly_report WHERE monday = $1', [
      from,
    ]);
    return rows.length > 0;
  }

  /** Null for those without an address or a branch, and where nothing happened. */
  private async mailFor(account: Account, week: Days): Promise<OutgoingMail | null> {
    const isOfBranches = account.roles.includes('ROLE_ADMIN') || account.branches.length > 0;
    if (account.email === '' || !isOfBranches) return null;
    const branches = authorizedBranches(staffOf(account), 'statistics.read');
    const scope = this.scopes.of({ days: week, branches, granularity: 'day' });
    const figures = {} as Record<(typeof reported)[number], unknown>;
    for (const name of reported)
      figures[name] = await readFigures(this.database.manager, name, scope, 'previous');
    const mail = weeklyReport({
      ...{ name: `${account.firstName} ${account.lastName}`.trim(), week },
      currency: scope.catalogue.config.currency,
      figures: figures as ReportedFigures,
      url: `${this.settings.publicUrl}/backend/dashboard`,
    });
    return mail && { to: account.email, person: account.id, ...mail };
  }
}
