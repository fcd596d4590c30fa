import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import type { Actor, Origin } from '@bestellwerk/domain/kernel/event';
import type { Interval } from '@bestellwerk/domain/working-time/working-time-events';
import { instantAt } from '@bestellwerk/domain/calendar/zoned-time';
import type { WeeklyPlan } from '@bestellwerk/domain/working-time/weekly-plan/weekly-plan';
import { Injectable } from '@nestjs/common';
import { NIL } from 'uuid';
import type { Account } from '../../access/account.entity.js';
import { AccountService } from '../../access/account.service.js';
import { CatalogueReader } from '../../platform/catalogue-reader.js';
import { Clock } from '../../platform/clock.js';
import type { CommandMetadata } from '../../platform/commands/command-metadata.js';
import { Commands } from '../../platform/commands/commands.js';
import { clockActions } from '../../working-time/clock.commands.js';
import { CorrectActivity } from '../../working-time/correction.commands.js';
import { SetWeeklyPlan } from '../../working-time/weekly-plan.commands.js';
import { DemoStaff } from './demo-staff.js';
import type { Staff } from '../../access/staff.js';
import { teamOf } from './staff.js';
import { generateShifts, type WorkedShift, type WorkingLife } from './shift-scenario.js';

/** Minutes of the day at which plans were made. */
const PLANNED_AT = 8 * 60;
/** Plans everybody: managers may not plan themselves, and there may be no administrator yet. */
const planner: Staff = { id: NIL, roles: ['ROLE_ADMIN'], branches: [] };

/** Writes the working time of the demo inn, through the clock actions that people use. */
@Injectable()
export class SeedShifts {
  constructor(
    private readonly staff: DemoStaff,
    private readonly accounts: AccountService,
    private readonly catalogue: CatalogueReader,
    private readonly commands: Commands,
    private readonly clock: Clock,
  ) {}

  async add(now: Date): Promise<void> {
    const { timeZone } = this.catalogue.catalogue().config;
    const lives = generateShifts(now, timeZone, (identifier) => this.catalogue.branch(identifier)!.id);
    await Promise.all(lives.map((life) => this.live(life, timeZone)));
  }

  private async live({ member, plan, shifts }: WorkingLife, timeZone: string): Promise<void> {
    const account = await this.accounts.find(this.staff.member(member).id);
    await this.plan(account!, plan, timeZone);
    for (const shift of shifts) await this.work(account!, shift);
  }

  private async plan(account: Account, { validFrom, shifts }: WeeklyPlan, timeZone: string): Promise<void> {
    const at = instantAt(validFrom, PLANNED_AT, timeZone);
    const metadata = callerOf('system', null, account.username, at);
    const body = { validFrom, shifts: [...shifts] };
    const command = new SetWeeklyPlan({ by: planner, metadata, params: { user: account.id }, body });
    await this.clock.at(at, () => this.commands.execute(command));
  }

  private async work(account: Account, shift: WorkedShift): Promise<void> {
    for (const { action, at } of shift.actions) {
      const metadata = callerOf('terminal', account.id, account.username, at);
      const body = { deviceAt: at.toISOString(), branch: shift.branch };
      const command = new clockActions[action]({ by: account, metadata, params: {}, body });
      const { data } = await this.clock.at(at, () => this.commands.execute(command));
      if (action === 'end') await this.correct(account, shift, data);
    }
  }

  private async correct(
    account: Account,
    { branch, correction }: WorkedShift,
    {
      id,
      startedAt,
      pauses,
    }: { id: string; startedAt: string; pauses: { from: string; to: string | null }[] },
  ): Promise<void> {
    if (!correction) return;
    const manager = this.staff.member(
      teamOf(this.catalogue.branch(branch)!.identifier, 'ROLE_BRANCH_MANAGER'),
    );
    const record = {
      branch,
      startedAt,
      endedAt: correction.endedAt.toISOString(),
      pauses: pauses as Interval[],
    };
    const metadata = callerOf('back office', manager.id, account.username, correction.at);
    const reason = 'Dienstende vergessen, laut Schichtleitung richtiggestellt.';
    const params = { id, user: account.id };
    const command = new CorrectActivity({ by: manager, metadata, params, body: { ...record, reason } });
    await this.clock.at(correction.at, () => this.commands.execute(command));
  }
}

/** Of a user, or of the system itself if null. */
const callerOf = (origin: Origin, user: string | null, person: string, at: Date): CommandMetadata => {
  const key = deterministicId('demo working time', origin, person, at.toISOString());
  const actor: Actor = { kind: user === null ? 'system' : 'user', id: user };
  return { key, actor, origin, route: 'demo', requestId: key };
};
