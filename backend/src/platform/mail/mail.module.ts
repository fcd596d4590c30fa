import { Module, type Provider } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../http/logger.js';
import { SETTINGS, type Settings } from '../settings.js';
import { KeptMails } from './kept-mails.js';
import { Mailer } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';
import { WaitingMails } from './waiting-mails.js';

const mailer: Provider = {
  provide: Mailer,
  inject: [SETTINGS, LOGGER, KeptMails, WaitingMails],
  useFactory: ({ mail }: Settings, log: Logger, kept: KeptMails, waiting: WaitingMails) =>
    mail.smtpUrl === null ? kept : new SmtpMailer(mail, waiting, log),
};

/** Mails, by whichever way the settings name. */
@Module({ providers: [KeptMails, mailer, WaitingMails], exports: [KeptMails, Mailer] })
export class MailModule {}
