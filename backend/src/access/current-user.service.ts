import type { CurrentUser } from '@bestellwerk/domain/contracts/session.schema';
import { Injectable } from '@nestjs/common';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import type { Account } from './account.entity.js';

/** Describes an account to its owner. */
@Injectable()
export class CurrentUserService {
  constructor(private readonly catalogue: CatalogueReader) {}

  describe(account: Account): CurrentUser {
    const { id, username, email, firstName, lastName, roles, passwordHash } = account;
    return {
      roles,
      ...(passwordHash === null && { mustChoosePassword: true }),
      user: { id, username, email, firstName, lastName, branches: this.branchesOf(account) },
    };
  }

  private branchesOf({ roles, branches }: Account): CurrentUser['user']['branches'] {
    const isEverywhere = roles.includes('ROLE_ADMIN');
    return this.catalogue
      .catalogue()
      .branches.filter((branch) => isEverywhere || branches.includes(branch.id))
      .map(({ id, name }) => ({ id, name }));
  }
}
