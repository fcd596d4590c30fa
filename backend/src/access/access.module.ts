import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { AccountService } from './account.service.js';
import { ActorNames } from './actor-names.js';
import { CurrentUserService } from './current-user.service.js';
import { LoginGuard } from './login-guard.js';
import { SessionEnds } from './session-ends.js';
import { SessionController } from './session.controller.js';
import { SessionGuard } from './session.guard.js';
import { SignInService } from './sign-in.service.js';

@Module({
  imports: [CatalogueModule],
  controllers: [SessionController],
  providers: [
    AccountService,
    ActorNames,
    CurrentUserService,
    LoginGuard,
    SessionEnds,
    SessionGuard,
    SignInService,
  ],
  exports: [AccountService, ActorNames, CurrentUserService, LoginGuard, SessionEnds, SessionGuard],
})
export class AccessModule {}
