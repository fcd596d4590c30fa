import { branchesFor, may } from '@bestellwerk/domain/access/policy';
import { presenceTopic, workingTimeTopic } from '@bestellwerk/domain/contracts/live-topics';
import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';
import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { AccountService } from '../access/account.service.js';
import type { Staff } from '../access/staff.js';
import { ApiError } from '../platform/http/api-error.js';
import { SignOnService } from '../working-time/sign-on.service.js';
import { TimeTrackingTokens } from '../working-time/time-tracking-tokens.js';
import { WorkingActivities } from '../working-time/working-activities.js';

/** Working time on sockets: who may subscribe to whose changes, and what the messages contain. */
@Injectable()
export class LiveWorkingTime {
  constructor(
    private readonly activities: WorkingActivities,
    private readonly accounts: AccountService,
    private readonly signOn: SignOnService,
    private readonly tokens: TimeTrackingTokens,
  ) {}

  async changed(ids: readonly string[]): Promise<WorkingActivity[]> {
    return this.activities.byIds(ids);
  }

  /**
   * The teams of other branches to which these people belong. They learn that one of theirs is at work elsewhere, or no
   * longer, and nothing else of the activity.
   */
  async topicsElsewhere(activities: readonly WorkingActivity[]): Promise<string[]> {
    const branchesOf = await this.accounts.branchesOf(activities.map(({ user }) => user));
    const topics = activities.flatMap(({ user, branch }) =>
      (branchesOf.get(user) ?? []).filter((own) => own !== branch).map(presenceTopic),
    );
    return [...new Set(topics)];
  }

  async mayHearOf(staff: Staff, account: string): Promise<boolean> {
    if (staff.id === account) return true;
    if (!isUuid(account)) return false;
    if (branchesFor(staff, 'workingTime.read') === 'all') return true;
    const person = await this.accounts.find(account);
    return person?.branches.some((branch) => may(staff, 'workingTime.read', branch)) ?? false;
  }

  /** Whether the code of a terminal's topic still holds. */
  async isStillOpen(terminalTopic: string): Promise<boolean> {
    const [, username = '', token = ''] = terminalTopic.split(':');
    return (await this.tokens.holder(username, token)) !== null;
  }

  /** The topic of the person with this name and this access code; null if there is none. */
  async topicAtTerminal([username, token, ...rest]: string[], address: string): Promise<string | null> {
    if (!username || !token || rest.length > 0) return null;
    try {
      return workingTimeTopic((await this.signOn.authenticate(username, token, address)).id);
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  }
}
