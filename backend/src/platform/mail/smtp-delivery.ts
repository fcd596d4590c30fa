import type { OnApplicationShutdown } from '@nestjs/common';
import type { MailSettings } from '../settings.js';
import { DeliveryFailed, MailDelivery, type DeliveredMail } from './mail-delivery.js';
import { smtpTransport } from './smtp-transport.js';

/** Hands mails to a server. */
export class SmtpDelivery extends MailDelivery implements OnApplicationShutdown {
  private readonly transport;
  private readonly address: string;

  constructor(settings: MailSettings) {
    super();
    this.transport = smtpTransport(settings);
    this.address = /<([^<>]+)>/.exec(settings.from)?.[1] ?? settings.from;
  }

  override async deliver(mail: DeliveredMail): Promise<'sent'> {
    const { to, subject, text, html, fromName, replyTo, messageId } = mail;
    try {
      await this.transport.sendMail({
        from: { name: fromName, address: this.address },
        // As an object it is one address, whatever stands in it.
        to: { name: '', address: to },
        ...(replyTo !== null && { replyTo: { name: fromName, address: replyTo } }),
        ...{ subject, text, html, messageId },
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return 'sent';
    } catch (error) {
      throw failureOf(error as { code?: string; responseCode?: number });
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

/** 5xx of a recipient is for ever; of anything else (sender, login, contents) somebody may mend the settings meanwhile. */
function failureOf({ code, responseCode }: { code?: string; responseCode?: number }): DeliveryFailed {
  if (code === 'EENVELOPE' && (responseCode === undefined || responseCode >= 500)) {
    return new DeliveryFailed('wrong-address', true);
  }
  return new DeliveryFailed(responseCode === undefined ? 'unreachable' : 'refused', false);
}
