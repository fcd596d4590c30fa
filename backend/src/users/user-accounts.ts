import type { SessionEndReason } from '@bestellwerk/domain/access/session-end-reason';
import type { ExistingRecord } from '@bestellwerk/domain/records/record-state';
import { sameValue } from '@bestellwerk/domain/records/same-value';
import { user } from '@bestellwerk/domain/records/definitions/user';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { Injectable } from '@nestjs/common';
import { DataSource, QueryFailedError, type EntityManager } from 'typeorm';
import { AccountEntity, isActive, type Account } from '../access/account.entity.js';
import { LoginLinks } from '../access/login-links.js';
import { Sessions } from '../access/sessions.js';
import { Clock } from '../platform/clock.js';
import { accountOfUser, type AccountOfUser } from './account-of-user.js';
import { UserErasure } from './user-erasure.js';

const UNIQUE_VIOLATION = '23505';

/** Updates accounts from the records of users without waiting for read models. */
@Injectable()
export class UserAccounts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactor: Transactor,
    private readonly sessions: Sessions,
    private readonly links: LoginLinks,
    private readonly erasure: UserErasure,
    private readonly clock: Clock,
  ) {}

  /** Updates the account from its record in the log. */
  async followLog(id: string): Promise<void> {
    const { state } = await this.transactor.read(user.stream(id), user.decider);
    if (state.status !== 'none') await this.follow(id, state);
  }

  /**
   * Updates the account to a revision of its record unless it is newer already. A user who loses access, or gets other roles
   * or branches, is signed out everywhere.
   */
  async follow(id: string, record: ExistingRecord): Promise<void> {
    const account = accountOfUser(id, record);
    try {
      await this.write(account);
    } catch (error) {
      if (!isTaken(error)) throw error;
      for (const holder of await this.holdersOf(account)) await this.followLog(holder);
      await this.write(account);
    }
    if (record.status === 'erased') await this.erasure.complete(id);
  }

  private async write(account: AccountOfUser): Promise<void> {
    const announce: (() => void)[] = [];
    await this.dataSource.transaction(async (manager) => {
      const accounts = manager.getRepository(AccountEntity);
      const before = await accounts.findOne({
        where: { id: account.id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!before) await accounts.insert({ ...account, passwordHash: null });
      else if ((before.revision ?? -1) < account.revision) {
        await accounts.update(account.id, account);
        const end = this.endOfSessions(before, account);
        if (end !== null) announce.push(await this.signOut(account.id, end, manager));
        if (!account.isRemoved && before.email !== account.email) {
          await this.links.leaveAddress(before, manager);
        }
      }
    });
    for (const ended of announce) ended();
  }

  /** Why this change ends the account's sessions and links; null if they stay valid. */
  private endOfSessions(before: Account, after: AccountOfUser): SessionEndReason | null {
    if (!isActive(after, this.clock.now())) return 'access-ended';
    if (!sameValue(rightsOf(before), rightsOf(after))) return 'rights-changed';
    return before.email === after.email ? null : 'email-changed';
  }

  private async signOut(id: string, reason: SessionEndReason, manager: EntityManager): Promise<() => void> {
    await this.links.revoke(id, manager);
    return this.sessions.endAllWithin(manager, id, reason);
  }

  /** Names are released in the log first: an account that still has one here is not up to date. */
  private async holdersOf({ id, username, email }: AccountOfUser): Promise<string[]> {
    const holders: { id: string }[] = await this.dataSource.query(
      `SELECT id FROM app.account
       WHERE NOT is_removed AND id <> $1 AND (lower(username) = lower($2) OR lower(email) = lower($3))`,
      [id, username, email],
    );
    return holders.map((holder) => holder.id);
  }
}

const rightsOf = ({ roles, branches }: Pick<Account, 'roles' | 'branches'>): unknown => [
  [...roles].sort(),
  [...branches].sort(),
];

const isTaken = (error: unknown): boolean =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === UNIQUE_VIOLATION;
