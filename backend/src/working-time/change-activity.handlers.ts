import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import {
  correctActivity,
  enterActivity,
  type EnterRecord,
  voidActivity,
} from '@bestellwerk/domain/working-time/correction-decisions';
import { Injectable } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../platform/clock.js';
import type { CommandResult } from '../platform/http/command-result.js';
import { CorrectActivity, EnterActivity, VoidActivity } from './change-activity.js';
import { CorrectWorkingTime } from './correct-working-time.js';
import { Workplaces } from './workplaces.js';

type Answer = Promise<CommandResult<WorkingActivity>>;

/** Puts facts beside what staff wrote down. */
@Injectable()
export class CorrectionFacts {
  constructor(
    private readonly workplaces: Workplaces,
    private readonly clock: Clock,
  ) {}

  of({ record, reason, staff }: EnterActivity | CorrectActivity, activity: string): EnterRecord {
    const timeZone = this.workplaces.timeZoneOf(record.branch);
    const now = this.clock.now().toISOString();
    return { activity, record, reason, timeZone, now, approvedBy: staff.id };
  }
}

@CommandHandler(EnterActivity)
export class EnterActivityHandler implements ICommandHandler<EnterActivity> {
  constructor(
    private readonly others: CorrectWorkingTime,
    private readonly records: CorrectionFacts,
    private readonly workplaces: Workplaces,
  ) {}

  async execute(command: EnterActivity): Answer {
    const { user, staff, metadata, record } = command;
    this.workplaces.demand(await this.others.demandOther(staff, user), record.branch);
    const activity = deterministicId('activity', user, metadata.key ?? metadata.requestId);
    const entry = this.records.of(command, activity);
    const concerns = { activity, branches: [record.branch], payload: { record } };
    return this.others.execute(command, concerns, (person) => enterActivity(person, entry));
  }
}

@CommandHandler(CorrectActivity)
export class CorrectActivityHandler implements ICommandHandler<CorrectActivity> {
  constructor(
    private readonly others: CorrectWorkingTime,
    private readonly records: CorrectionFacts,
    private readonly workplaces: Workplaces,
  ) {}

  async execute(command: CorrectActivity): Answer {
    const { user, staff, activity, record } = command;
    this.workplaces.demandExisting(record.branch);
    await this.others.demandOther(staff, user);
    const correction = this.records.of(command, activity);
    const concerns = { activity, branches: [record.branch], payload: { record } };
    return this.others.execute(command, concerns, (person) => correctActivity(person, correction));
  }
}

@CommandHandler(VoidActivity)
export class VoidActivityHandler implements ICommandHandler<VoidActivity> {
  constructor(private readonly others: CorrectWorkingTime) {}

  async execute(command: VoidActivity): Answer {
    const { user, staff, activity, reason } = command;
    await this.others.demandOther(staff, user);
    const concerns = { activity, branches: [], payload: {} };
    return this.others.execute(command, concerns, (person) => voidActivity(person, { activity, reason }));
  }
}

export const changeActivityHandlers = [EnterActivityHandler, CorrectActivityHandler, VoidActivityHandler];
