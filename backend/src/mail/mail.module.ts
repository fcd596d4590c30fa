import { Module, type Provider } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../http/logger.js';
import { SETTINGS, type Settings } from '../settings.js';
import { KeptMails } from './kept-mails.js';
import { Mailer } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

const mailer: Provider = {
  provide: Mailer,
  inject: [SETTINGS, LOGGER, KeptMails],
  useFactory: ({ mail }: Settings, log: Logger, kept: KeptMails) =>
    mail.smtpUrl === null ? kept : new SmtpMailer(mail, log),
};

/** Mails, by whichever way the settings name. */
@Module({ providers: [KeptMails, mailer], exports: [KeptMails, Mailer] })
export class MailModule {}
