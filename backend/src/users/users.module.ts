import { Module, type DynamicModule } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { AccountSync } from './account-sync.js';
import { InvitationsController } from './invitations.controller.js';
import { ManageableUser } from './manageable-user.js';
import { UserAccounts } from './user-accounts.js';
import { AccountImport } from './account-import.js';
import { UserErasure } from './user-erasure.js';
import { UserWriteRules } from './user-write-rules.js';
import { UserSessionsController } from './user-sessions.controller.js';

/** Accounts, sessions and invitations of users, which follow their records. */
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
