import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import type { Origin } from '@bestellwerk/domain/kernel/event';
import type { Interval } from '@bestellwerk/domain/working-time/working-time-events';
import { Injectable } from '@nestjs/common';
import type { Account } from '../../access/account.entity.js';
import { AccountService } from '../../access/account.service.js';
import { CatalogueReader } from '../../platform/catalogue-reader.js';
import { Clock } from '../../platform/clock.js';
import type { CommandMetadata } from '../../platform/commands/command-metadata.js';
import { Commands } from '../../platform/commands/commands.js';
import { clockActions } from '../../working-time/clock.commands.js';
import { CorrectActivity } from '../../working-time/correction.commands.js';
import { WeeklyPlans } from '../../working-time/weekly-plans.js';
import { DemoStaff } from './demo-staff.js';
import { teamOf } from './staff.js';
import { generateShifts, type WorkedShift, type WorkingLife } from './shift-scenario.js';

/** Writes the working time of the demo inn, through the clock actions that people use. */
@Injectable()
export class SeedShifts {
  constructor(
    private readonly staff: DemoStaff,
    private readonly accounts: AccountService,
    private readonly catalogue: CatalogueReader,
    private readonly plans: WeeklyPlans,
    private readonly commands: Commands,
    private readonly clock: Clock,
  ) {}

  async add(now: Date): Promise<void> {
    const { timeZone } = this.catalogue.catalogue().config;
    const lives = generateShifts(now, timeZone, (identifier) => this.catalogue.branch(identifier)!.id);
    await Promise.all(lives.map((life) => this.live(life)));
  }

  private async live({ member, plan, shifts }: WorkingLife): Promise<void> {
    const account = await this.accounts.find(this.staff.member(member).id);
    await this.plans.set(account!.id, plan);
    for (const shift of shifts) await this.work(account!, shift);
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

const callerOf = (origin: Origin, actor: string, person: string, at: Date): CommandMetadata => {
  const key = deterministicId('demo working time', origin, person, at.toISOString());
  return { key, actor: { kind: 'user', id: actor }, origin, route: 'demo', requestId: key };
};
