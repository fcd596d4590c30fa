import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { MailModule } from '../platform/mail/mail.module.js';
import { MailsController } from './mails.controller.js';

@Module({ imports: [AccessModule, MailModule], controllers: [MailsController] })
export class MailboxModule {}
