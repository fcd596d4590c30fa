import { mayManage } from '@bestellwerk/domain/access/managed-people';
import { HttpStatus, Injectable } from '@nestjs/common';
import type { Account } from '../access/account.entity.js';
import { AccountService } from '../access/account.service.js';
import type { Staff } from '../access/staff.js';
import { failureText } from '../platform/http/failure-texts.js';
import { ApiError } from '../platform/http/api-error.js';

/** Whose access somebody may look after. */
@Injectable()
export class ManageableUser {
  constructor(private readonly accounts: AccountService) {}

  /** Throws 403 for somebody above, and 404 for nobody; who may manage only some people is not told which. */
  async demand(staff: Staff, id: string): Promise<Account> {
    const account = await this.accounts.find(id);
    if (account && !account.isRemoved && mayManage(staff, account)) return account;
    if (mayManage(staff, NOBODY)) throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Person gibt es nicht.');
    throw ApiError.of(HttpStatus.FORBIDDEN, failureText(HttpStatus.FORBIDDEN));
  }
}

/** Only who may manage everybody may manage somebody who works nowhere. */
const NOBODY = { roles: [], branches: [] };
