import { mayManage } from '@bestellwerk/domain/access/policy';
import { HttpStatus, Injectable } from '@nestjs/common';
import type { Account } from '../access/account.entity.js';
import { AccountService } from '../access/account.service.js';
import type { Staff } from '../access/staff.js';
import { failureText } from '../platform/http/failure-texts.js';
import { ApiError } from '../platform/http/api-error.js';

/** Decides whose access a user may manage. */
@Injectable()
export class ManageableUser {
  constructor(private readonly accounts: AccountService) {}

  /** Throws 404 for unknown ids, but 403 to those who may not manage all users, so as not to reveal which ids exist. */
  async require(staff: Staff, id: string): Promise<Account> {
    const account = await this.accounts.find(id);
    if (account && !account.isRemoved && mayManage(staff, account)) return account;
    if (mayManage(staff, NOBODY)) throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Person gibt es nicht.');
    throw ApiError.of(HttpStatus.FORBIDDEN, failureText(HttpStatus.FORBIDDEN));
  }
}

/** A user without branches can be managed only by those who may manage all users. */
const NOBODY = { roles: [], branches: [] };
