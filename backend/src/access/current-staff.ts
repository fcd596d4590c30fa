import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AccountService } from './account.service.js';
import { staffOf, type Staff } from './staff.js';

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
