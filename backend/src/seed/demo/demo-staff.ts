import { Injectable } from '@nestjs/common';
import { AccountService } from '../../access/account.service.js';
import { type Staff, staffOf } from '../../access/staff.js';
import { CatalogueReader } from '../../platform/catalogue-reader.js';
import { staff, type StaffMember } from './staff.js';

/** The people of the demo inn, as accounts. */
@Injectable()
export class DemoStaff {
  private readonly hired = new Map<string, Staff>();

  constructor(
    private readonly accounts: AccountService,
    private readonly catalogue: CatalogueReader,
  ) {}

  /** Gives everybody an account with this password; those who have one keep it. */
  async hire(password: string): Promise<void> {
    for (const member of staff) {
      const account =
        (await this.accounts.byLogin(member.username)) ??
        (await this.accounts.create(this.newAccount(member, password)));
      this.hired.set(member.username, staffOf(account));
    }
  }

  member({ username }: StaffMember): Staff {
    const hired = this.hired.get(username);
    if (!hired) throw new Error(`${username} has not been hired`);
    return hired;
  }

  private newAccount({ branches, ...person }: StaffMember, password: string) {
    return {
      ...person,
      password,
      email: `${person.username}@zurlinde.example`,
      branches: branches.map((identifier) => this.catalogue.branch(identifier)!.id),
    };
  }
}
