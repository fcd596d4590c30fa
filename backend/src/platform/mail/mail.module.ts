import { Module, type Provider } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { SETTINGS, type Settings } from '../settings.js';
import { LocalMailbox } from './local-mailbox.js';
import { Mailer } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';
import { MailQueue } from './mail-queue.js';

const mailer: Provider = {
  provide: Mailer,
  inject: [SETTINGS, LOGGER, LocalMailbox, MailQueue],
  useFactory: ({ mail }: Settings, log: Logger, kept: LocalMailbox, waiting: MailQueue) =>
    mail.smtpUrl === null ? kept : new SmtpMailer(mail, waiting, log),
};

/** Mails, by whichever way the settings name. */
@Module({ providers: [LocalMailbox, mailer, MailQueue], exports: [LocalMailbox, Mailer] })
export class MailModule {}
