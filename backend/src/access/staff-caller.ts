import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../platform/commands/command-definition.js';
import { staffMetadata } from '../platform/commands/command-metadata.js';
import { CurrentUser, StaffOnly } from './session.guard.js';
import { type Staff, staffOf } from './staff.js';
import { AccountService } from './account.service.js';

/** Commands of signed-in users. */
export const staffCaller: Caller<Staff> = {
  admit: StaffOnly,
  parameter: CurrentUser,
  metadata: staffMetadata,
};

/** The signed-in user on routes that are also open to visitors. */
@Injectable()
export class CurrentStaff {
  constructor(private readonly accounts: AccountService) {}

  /** Null for visitors. */
  async of(request: FastifyRequest): Promise<Staff | null> {
    if (request.staff) return request.staff;
    const { userId } = request.session;
    const account = userId ? await this.accounts.active(userId) : null;
    return account && staffOf(account);
  }
}
