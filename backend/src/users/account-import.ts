import { randomUUID } from 'node:crypto';
import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import type { ExistingRecord, Fields } from '@bestellwerk/domain/records/record-state';
import { user } from '@bestellwerk/domain/records/definitions/user';
import type { CommandContext } from '@bestellwerk/event-log/command';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource, IsNull } from 'typeorm';
import { AccountEntity, type Account } from '../access/account.entity.js';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { UniqueNames } from '../records/unique-names.js';
import { UserAccounts } from './user-accounts.js';

/** Creates records for accounts without one: from the setup, from the demo, or from before users were records. */
@Injectable()
export class AccountImport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactor: Transactor,
    private readonly uniqueNames: UniqueNames,
    private readonly accounts: UserAccounts,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Idempotent and safe to run concurrently. An account that cannot become a record stays as it is. */
  async adoptAll(): Promise<void> {
    const unadopted = await this.dataSource
      .getRepository(AccountEntity)
      .findBy({ revision: IsNull(), isRemoved: false });
    for (const account of unadopted) {
      if (!(await this.adopt(account))) this.log.warn({ account: account.id }, 'an account has no record');
    }
  }

  private async adopt(account: Account): Promise<boolean> {
    const fields = fieldsOf(account);
    if (!fields) return false;
    const context = contextOf(account.id);
    const sides = { before: null, after: fields };
    if (await this.uniqueNames.reserve(user, account.id, sides, context)) return false;
    const outcome = await this.transactor.transact({
      stream: user.stream(account.id),
      decider: user.decider,
      decide: (record) => user.decisions.create(record, fields),
      context,
    });
    if (!outcome.accepted) return false;
    await this.accounts.follow(account.id, outcome.state as ExistingRecord);
    return true;
  }
}

function fieldsOf(account: Account): Fields | null {
  const { username, firstName, lastName, email, roles, branches, isDisabled } = account;
  const result = user.schemas.fields.safeParse({
    ...{ username, email, roles, isDisabled },
    firstName: firstName || username,
    lastName: lastName || username,
    branches: branches.map((id) => ({ id })),
  });
  return result.success ? result.data : null;
}

function contextOf(id: string): CommandContext {
  const correlationId = randomUUID();
  return {
    commandId: deterministicId('adoption', id),
    correlationId,
    causationId: correlationId,
    actor: { kind: 'system', id: null },
    origin: 'system',
  };
}
