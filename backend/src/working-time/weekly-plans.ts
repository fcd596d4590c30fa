import type { WeeklyPlanChange, WeeklyPlanView } from '@bestellwerk/domain/contracts/working-time.schema';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { weeklyPlanChanges, weeklyPlanView } from '@bestellwerk/domain/views/weekly-plan';
import { plannedShifts, type PlannedShift } from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan';
import {
  type PlansOfPerson,
  weeklyPlanDecider,
} from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan-decisions';
import {
  type WeeklyPlanEvent,
  weeklyPlanStream,
} from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan-events';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { type WeeklyPlanRow, weeklyPlanTable } from '@bestellwerk/projections/working-time/weekly-plan/table';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { AccountService } from '../access/account.service.js';
import { ActorNames } from '../access/actor-names.js';
import type { Period } from '../platform/http/period.js';
import { Workplaces } from './workplaces.js';
import { WorkingPlanReader } from './working-plan-reader.js';

/** Plans that repeat every week, each from a day on. */
@Injectable()
export class WeeklyPlans extends WorkingPlanReader {
  constructor(
    @InjectRepository(weeklyPlanTable) private readonly rows: Repository<WeeklyPlanRow>,
    private readonly log: EventLog,
    private readonly accounts: AccountService,
    private readonly actors: ActorNames,
    private readonly workplaces: Workplaces,
  ) {
    super();
  }

  async shifts(accounts: readonly string[], period: Period): Promise<Map<string, PlannedShift[]>> {
    const rows = await this.rows.findBy({ user: In([...accounts]) });
    return new Map(
      rows.map(({ user, plans }) => [user, plannedShifts(plans, period, this.workplaces.timeZoneOf)]),
    );
  }

  /** The plan of today, and those around it. */
  async of(user: string): Promise<WeeklyPlanView> {
    return this.shown(user, (await this.rows.findOneBy({ user })) ?? weeklyPlanDecider.initial);
  }

  /** Plans of a person as they are today where the person works. */
  async shown(user: string, plans: PlansOfPerson): Promise<WeeklyPlanView> {
    const account = await this.accounts.find(user);
    const today = account ? this.workplaces.today(account) : this.workplaces.todayOfShop();
    return weeklyPlanView(user, plans, today);
  }

  /** What was changed, newest first, read from the log. */
  async history(user: string): Promise<WeeklyPlanChange[]> {
    const events = await this.log.readStream(weeklyPlanStream(user));
    const changes = weeklyPlanChanges(events as RecordedEvent<WeeklyPlanEvent>[]);
    const named = await this.actors.of(changes.map(({ actor }) => actor));
    return changes.map((change) => ({ ...change, actor: named(change.actor) }));
  }
}
