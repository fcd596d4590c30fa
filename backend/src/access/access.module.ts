import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../platform/mail/mail.module.js';
import { AccountEntity } from './account.entity.js';
import { AccountService } from './account.service.js';
import { ActorNames } from './actor-names.js';
import { CookieUsers } from './session-reader.js';
import { CurrentStaff } from './staff-caller.js';
import { CurrentUserService } from './current-user.service.js';
import { SessionEndReasons } from './session-end-reasons.js';
import { LoginGuard } from './login-guard.js';
import { LoginLinks } from './login-links.js';
import { LoginLinksController } from './login-links.controller.js';
import { OwnPassword } from './own-password.js';
import { PasswordController } from './password.controller.js';
import { SessionController } from './session.controller.js';
import { SessionEndNotices } from './session-end-notices.js';
import { SessionGuard } from './session.guard.js';
import { SessionPresence } from './session-store.js';
import { Sessions } from './sessions.js';
import { SessionsController } from './sessions.controller.js';
import { SignInService } from './sign-in.service.js';

const shared = [
  AccountService,
  ActorNames,
  CookieUsers,
  CurrentStaff,
  CurrentUserService,
  SessionEndReasons,
  LoginGuard,
  LoginLinks,
  SessionEndNotices,
  SessionGuard,
  SessionPresence,
  Sessions,
];

@Module({
  imports: [MailModule, TypeOrmModule.forFeature([AccountEntity])],
  controllers: [SessionController, SessionsController, PasswordController, LoginLinksController],
  providers: [...shared, OwnPassword, SignInService],
  exports: shared,
})
export class AccessModule {}
