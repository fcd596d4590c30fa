import type { MessageTemplate } from '@bestellwerk/domain/messages/default-templates';
import type { MessageChannel } from '@bestellwerk/domain/messages/message-kinds.schema';
import { type MessageFacts, renderMail, renderSms } from '@bestellwerk/domain/views/message-content';
import { Inject, Injectable } from '@nestjs/common';
import { MailDelivery } from '../platform/mail/mail-delivery.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { SmsGateway } from '../platform/sms/sms-gateway.js';

export interface GuestMessage {
  readonly id: string;
  readonly channel: MessageChannel;
  readonly to: string;
  readonly template: MessageTemplate;
  readonly facts: MessageFacts;
  readonly replyTo: string | null;
}

/** Writes a message and hands it to mail server or SMS service: one attempt. */
@Injectable()
export class GuestMessages {
  private readonly host: string;

  constructor(
    private readonly mails: MailDelivery,
    private readonly sms: SmsGateway,
    @Inject(SETTINGS) { publicUrl }: Settings,
  ) {
    this.host = new URL(publicUrl).hostname;
  }

  /** Throws DeliveryFailed. */
  async deliver({ id, channel, to, template, facts, replyTo }: GuestMessage): Promise<'sent' | 'kept'> {
    const { shop, order } = facts;
    if (channel === 'sms') {
      await this.sms.deliver({ to, text: renderSms(template, facts), nearPhone: shop.branchPhone });
      return 'sent';
    }
    return this.mails.deliver({
      ...{ id, to, person: order.id, fromName: shop.shopName, replyTo },
      ...renderMail(template, facts),
      messageId: `<${id}@${this.host}>`,
    });
  }
}
