import { Module, type DynamicModule } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { AccountSync } from './account-follower.js';
import { InvitationsController } from './invitations.controller.js';
import { ManageableUser } from './managed-person.js';
import { UserAccounts } from './user-accounts.js';
import { AccountImport } from './user-adoption.js';
import { UserErasure } from './user-erasure.js';
import { UserWriteRules } from './user-objections.js';
import { UserSessionsController } from './user-sessions.controller.js';

/** Users beyond their records: what follows from them for accounts, sessions and invitations. */
@Module({})
export class UsersModule {
  /** `records` is the module that writes their records. */
  static with(records: DynamicModule): DynamicModule {
    return {
      module: UsersModule,
      imports: [AccessModule, ReadModelsModule, records],
      controllers: [UserSessionsController, InvitationsController],
      providers: [AccountSync, ManageableUser, UserAccounts, AccountImport, UserErasure, UserWriteRules],
    };
  }
}
