import { Module, type Provider } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { SETTINGS, type Settings } from '../settings.js';
import { LocalMailbox } from './local-mailbox.js';
import { type DeliveredMail, MailDelivery } from './mail-delivery.js';
import { Mailer } from './mailer.js';
import { SmtpDelivery } from './smtp-delivery.js';
import { SmtpMailer } from './smtp-mailer.js';
import { MailQueue } from './mail-queue.js';

const mailer: Provider = {
  provide: Mailer,
  inject: [SETTINGS, LOGGER, LocalMailbox, MailQueue],
  useFactory: ({ mail }: Settings, log: Logger, kept: LocalMailbox, waiting: MailQueue) =>
    mail.smtpUrl === null ? kept : new SmtpMailer(mail, waiting, log),
};

/** Keeps a mail for staff to read. */
const keeping = (kept: LocalMailbox): MailDelivery => ({
  deliver: (mail: DeliveredMail) => kept.send(mail).then(() => 'kept' as const),
});

const delivery: Provider = {
  provide: MailDelivery,
  inject: [SETTINGS, LocalMailbox],
  useFactory: ({ mail }: Settings, kept: LocalMailbox) =>
    mail.smtpUrl === null ? keeping(kept) : new SmtpDelivery(mail),
};

/** Mails, by whichever way the settings name. */
@Module({
  providers: [LocalMailbox, mailer, delivery, MailQueue],
  exports: [LocalMailbox, Mailer, MailDelivery],
})
export class MailModule {}
