import type { Role } from '@bestellwerk/domain/access/roles';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository, type SelectQueryBuilder } from 'typeorm';
import { escapeLike } from '../platform/database/queries.js';
import { v4 as uuid } from 'uuid';
import { AccountEntity, type Account } from './account.entity.js';
import { hashPassword } from './passwords.js';

export interface NewAccount {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  roles: Role[];
  /** Ids of branches. */
  branches: string[];
  password: string;
}

type Accounts = SelectQueryBuilder<Account>;

/** Accounts of people who may sign in. */
@Injectable()
export class AccountService {
  constructor(@InjectRepository(AccountEntity) private readonly accounts: Repository<Account>) {}

  /**
   * An account without a record, which the backend makes when it starts. Rejects if user name or e-mail are taken, in any
   * spelling of case.
   */
  async create({ password, ...person }: NewAccount): Promise<Account> {
    const account: Account = {
      ...person,
      id: uuid(),
      passwordHash: await hashPassword(password),
      isDisabled: false,
      isRemoved: false,
      expiresAt: null,
      leavingAt: null,
      revision: null,
    };
    await this.accounts.insert(account);
    return account;
  }

  isEmpty(): Promise<boolean> {
    return this.accounts.exists().then((any) => !any);
  }

  /** An account that may sign in, by id. */
  active(id: string): Promise<Account | null> {
    return this.thatMaySignIn().andWhere('account.id = :id', { id }).getOne();
  }

  /** An account, even if it may no longer sign in. */
  find(id: string): Promise<Account | null> {
    return this.accounts.findOneBy({ id });
  }

  /** Active accounts that belong to one of these branches; for 'all', to any branch. */
  team(branches: 'all' | readonly string[]): Promise<Account[]> {
    const team = this.thatMaySignIn();
    if (branches === 'all') team.andWhere('cardinality(account.branches) > 0');
    else team.andWhere('account.branches && :branches::uuid[]', { branches });
    return team.getMany();
  }

  /** Active accounts with any of these roles. */
  withRoles(roles: readonly Role[]): Promise<Account[]> {
    return this.thatMaySignIn().andWhere('account.roles && :roles', { roles }).getMany();
  }

  /** An account that may sign in, by user name or e-mail. */
  byLogin(login: string): Promise<Account | null> {
    return calledBy(this.thatMaySignIn(), login).getOne();
  }

  /** Like `byLogin`, but includes disabled and expired accounts. */
  named(login: string): Promise<Account | null> {
    return calledBy(this.thatAreThere(), login).getOne();
  }

  async setPassword(id: string, password: string): Promise<void> {
    await this.accounts.update(id, { passwordHash: await hashPassword(password) });
  }

  /** First and last names of accounts, including those that may no longer sign in. Erased users get a placeholder. */
  async names(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.accounts
      .createQueryBuilder('account')
      .where('account.id = ANY (:ids)', { ids })
      .getMany();
    return new Map(
      rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim() || ERASED_PERSON]),
    );
  }

  /** Ids of people with this text in their names. An erased person has no name any more. */
  async idsNamed(text: string, limit: number): Promise<string[]> {
    const rows = await this.accounts
      .createQueryBuilder('account')
      .where(`account.firstName || ' ' || account.lastName ILIKE :name`, { name: `%${escapeLike(text)}%` })
      .limit(limit)
      .getMany();
    return rows.map(({ id }) => id);
  }

  /** The ids of the branches that people work for, by account. */
  async branchesOf(ids: readonly string[]): Promise<Map<string, readonly string[]>> {
    const rows = await this.accounts.findBy({ id: In([...ids]) });
    return new Map(rows.map(({ id, branches }) => [id, branches]));
  }

  private thatMaySignIn(): Accounts {
    return this.thatAreThere()
      .andWhere('NOT account.isDisabled')
      .andWhere('(account.expiresAt IS NULL OR account.expiresAt > now())');
  }

  private thatAreThere(): Accounts {
    return this.accounts.createQueryBuilder('account').where('NOT account.isRemoved');
  }
}

const ERASED_PERSON = 'Gelöschte Person';

const calledBy = (accounts: Accounts, login: string): Accounts =>
  accounts
    .andWhere('(lower(account.username) = :login OR lower(account.email) = :login)', {
      login: login.toLowerCase(),
    })
    .orderBy('lower(account.username) = :login', 'DESC');
