import { may } from '@bestellwerk/domain/access/policy';
import type { Decision } from '@bestellwerk/domain/kernel/decider';
import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import { closedActivity, type WorkingTime } from '@bestellwerk/domain/working-time/working-time';
import type { WorkingTimeEvent } from '@bestellwerk/domain/working-time/working-time-events';
import { HttpStatus, Injectable } from '@nestjs/common';
import type { Account } from '../access/account.entity.js';
import { AccountService } from '../access/account.service.js';
import { refuseForbidden, type Staff } from '../access/staff.js';
import { ApiError } from '../platform/http/api-error.js';
import type { CommandResult } from '../platform/http/command-result.js';
import type { ChangeActivity } from './change-activity.js';
import { WorkingTimeChanges } from './working-time-changes.js';

/** Who may change whose working time: nobody their own, others in their branches. */
@Injectable()
export class CorrectWorkingTime {
  constructor(
    private readonly changes: WorkingTimeChanges,
    private readonly accounts: AccountService,
  ) {}

  /** Whose time is to be changed. Throws 403 for one's own, 404 for nobody's. */
  async demandOther(staff: Staff, user: string): Promise<Account> {
    if (staff.id === user) {
      throw ApiError.of(
        HttpStatus.FORBIDDEN,
        'Die eigene Arbeitszeit kann niemand selbst ändern. Bitte wenden Sie sich an Ihre Leitung.',
      );
    }
    const account = await this.accounts.find(user);
    if (!account) throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Person gibt es nicht.', 'user');
    return account;
  }

  /** In `branches`, and in the branch in which the activity was so far. */
  execute(
    { user, staff, metadata, reason }: ChangeActivity,
    { activity, branches, payload }: { activity: string; branches: readonly string[]; payload: object },
    decide: (person: WorkingTime) => Decision<WorkingTimeEvent>,
  ): Promise<CommandResult<WorkingActivity>> {
    return this.changes.execute(
      user,
      metadata,
      { user, reason, ...payload },
      (person) => {
        const concerned = [...branches, ...branchesOf(person, activity)];
        const isAllowed = concerned.every((branch) => may(staff, 'workingTime.correct', branch));
        return isAllowed ? decide(person) : refuseForbidden();
      },
      activity,
    );
  }
}

function branchesOf(person: WorkingTime, activity: string): string[] {
  if (person.status !== 'away' && person.open.activity === activity) return [person.open.branch];
  const closed = closedActivity(person, activity);
  return closed ? [closed.record.branch] : [];
}
