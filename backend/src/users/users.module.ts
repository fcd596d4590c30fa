import { Module, type DynamicModule } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { AccountFollower } from './account-follower.js';
import { InvitationsController } from './invitations.controller.js';
import { ManagedPerson } from './managed-person.js';
import { UserAccounts } from './user-accounts.js';
import { UserAdoption } from './user-adoption.js';
import { UserErasure } from './user-erasure.js';
import { UserObjections } from './user-objections.js';
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
      providers: [AccountFollower, ManagedPerson, UserAccounts, UserAdoption, UserErasure, UserObjections],
    };
  }
}
