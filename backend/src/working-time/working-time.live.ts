import { branchesFor, may } from '@bestellwerk/domain/access/policy';
import { presenceTopic, workingTimeTopic } from '@bestellwerk/domain/contracts/live-topics';
import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { AccountService } from '../access/account.service.js';
import type { Change } from '../platform/consistency/change-feed.js';
import {
  branchTopics,
  type LiveReadModel,
  type SecretTopic,
  type Subscriber,
  type TopicKind,
} from '../platform/consistency/live-read-model.js';
import { ApiError } from '../platform/http/api-error.js';
import { SignOnService } from './sign-on.service.js';
import { TimeTrackingTokens } from './time-tracking-tokens.js';
import { WorkingActivities } from './working-activities.js';

/** Topics of a person, for the person and for those who may read the working time of the team. */
const ofPerson = (kind: string, accounts: () => AccountService): TopicKind => ({
  kind,
  async open(account, { staff }) {
    if (!staff) return false;
    if (staff.id === account) return true;
    if (!isUuid(account)) return false;
    if (branchesFor(staff, 'workingTime.read') === 'all') return true;
    const person = await accounts().find(account);
    return person?.branches.some((branch) => may(staff, 'workingTime.read', branch)) ?? false;
  },
});

@Injectable()
export class LiveWeeklyPlans implements LiveReadModel {
  readonly name = 'weekly_plan';
  readonly topics = [
    ofPerson('weekly-plan', () => this.accounts),
    branchTopics('weekly-plans', 'presence.read'),
  ];

  constructor(private readonly accounts: AccountService) {}
}

@Injectable()
export class LiveWorkingActivities implements LiveReadModel {
  readonly name = 'working_activity';
  readonly topics = [
    branchTopics('presence', 'presence.read'),
    ofPerson('working-time', () => this.accounts),
    { kind: 'terminal', open: (code: string, { address }: Subscriber) => this.atTerminal(code, address) },
  ];

  constructor(
    private readonly activities: WorkingActivities,
    private readonly accounts: AccountService,
    private readonly signOn: SignOnService,
    private readonly tokens: TimeTrackingTokens,
  ) {}

  async show(ids: readonly string[]) {
    const activities = await this.activities.byIds(ids);
    return activities.map((row) => ({
      row,
      topics: [presenceTopic(row.branch), workingTimeTopic(row.user)],
    }));
  }

  /**
   * The teams of other branches to which these people belong. They learn that one of theirs is at work elsewhere, or no
   * longer, and nothing else of the activity.
   */
  async alsoNotified(changes: readonly Change[], isKindFollowed: (kind: string) => boolean) {
    if (!isKindFollowed('presence')) return [];
    const activities = await this.activities.byIds(changes.map(({ key }) => key));
    const branchesOf = await this.accounts.branchesOf(activities.map(({ user }) => user));
    return activities.flatMap(({ user, branch }) =>
      (branchesOf.get(user) ?? []).filter((own) => own !== branch).map(presenceTopic),
    );
  }

  /** The topic of the person with this name and access code, as long as the code is valid. */
  private async atTerminal(code: string, address: string): Promise<SecretTopic | null> {
    const [username, token, ...rest] = code.split(':');
    if (!username || !token || rest.length > 0) return null;
    try {
      const { id } = await this.signOn.authenticate(username, token, address);
      return {
        as: workingTimeTopic(id),
        isStillValid: async () => (await this.tokens.holder(username, token)) !== null,
      };
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  }
}
