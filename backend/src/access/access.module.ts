import { Module } from '@nestjs/common';
import { AccountService } from './account.service.js';
import { ActorNames } from './actor-names.js';
import { CurrentStaff } from './current-staff.js';
import { CurrentUserService } from './current-user.service.js';
import { LoginGuard } from './login-guard.js';
import { SessionEnds } from './session-ends.js';
import { SessionController } from './session.controller.js';
import { SessionGuard } from './session.guard.js';
import { SignInService } from './sign-in.service.js';

@Module({
  controllers: [SessionController],
  providers: [
    AccountService,
    ActorNames,
    CurrentStaff,
    CurrentUserService,
    LoginGuard,
    SessionEnds,
    SessionGuard,
    SignInService,
  ],
  exports: [
    AccountService,
    ActorNames,
    CurrentStaff,
    CurrentUserService,
    LoginGuard,
    SessionEnds,
    SessionGuard,
  ],
})
export class AccessModule {}
