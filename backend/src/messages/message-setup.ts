import type { MessageSetup as Setup } from '@bestellwerk/domain/contracts/messages.schema';
import { Inject, Injectable } from '@nestjs/common';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { SETTINGS, type Settings } from '../platform/settings.js';

const SWITCHED_OFF = 'Auf diesem Server werden keine Nachrichten an Gäste gesendet (MESSAGES=0).';

/** Which ways of sending work, and what to do where one does not. */
@Injectable()
export class MessageSetup {
  constructor(
    private readonly catalogue: CatalogueReader,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  of(): Setup {
    const { mail, messages } = this.settings;
    if (!messages.isSending) {
      const off = { isSetUp: false, text: SWITCHED_OFF };
      return { email: off, sms: off };
    }
    return { email: emailSetup(mail.smtpUrl !== null), sms: this.smsSetup() };
  }

  private smsSetup(): Setup['sms'] {
    if (this.settings.messages.sms === null) {
      return {
        isSetUp: false,
        text: 'SMS können nicht gesendet werden: Am Server ist kein SMS-Dienst eingestellt (SMS_URL).',
      };
    }
    return this.catalogue.catalogue().config.enablePluginSMS
      ? { isSetUp: true, text: 'SMS werden gesendet.' }
      : {
          isSetUp: false,
          text: 'SMS sind ausgeschaltet. Schalten Sie unter „Konfiguration“ die SMS-Nachrichten ein.',
        };
  }
}

const emailSetup = (hasServer: boolean): Setup['email'] =>
  hasServer
    ? { isSetUp: true, text: 'E-Mails werden gesendet.' }
    : {
        isSetUp: false,
        text: 'E-Mails werden nicht gesendet, sondern abgelegt: Am Server ist kein Mailserver eingestellt (SMTP_URL).',
      };
