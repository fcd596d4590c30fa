import { randomUUID } from 'node:crypto';
import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import {
  messageSetupSchema,
  orderMessageSchema,
  testMessageSchema,
  testResultSchema,
} from '@bestellwerk/domain/contracts/messages.schema';
import { messageTemplate } from '@bestellwerk/domain/records/definitions/message-template';
import { isEmail } from '@bestellwerk/domain/addresses/contact-details';
import { failureText } from '@bestellwerk/domain/ordering/message-texts';
import { sampleFacts } from '@bestellwerk/domain/views/sample-order';
import { Body, Controller, Get, HttpCode, HttpStatus, Inject, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorizedBranches, type Staff } from '../access/staff.js';
import { ApiError } from '../platform/http/api-error.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { DeliveryFailed } from '../platform/mail/mail-delivery.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { GuestMessages } from './guest-messages.js';
import { MessageSetup } from './message-setup.js';
import { MessageTexts } from './message-texts.js';
import { OrderMessages } from './order-messages.js';

@ApiTags('Nachrichten')
@Controller('api')
export class MessagesController {
  constructor(
    private readonly orders: OrderMessages,
    private readonly setup: MessageSetup,
    private readonly messages: GuestMessages,
    private readonly texts: MessageTexts,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('orders/:id/messages')
  @StaffOnly()
  @ApiOperation({ summary: 'The messages to the guest of an order, oldest first' })
  @ApiOkResponse({ standardSchema: answer(z.array(orderMessageSchema)) })
  async ofOrder(@CurrentUser() staff: Staff, @Param('id', KnownIdPipe) id: string) {
    return { data: await this.orders.of(id, staff) };
  }

  @Get('messages/setup')
  @StaffOnly()
  @ApiOperation({ summary: 'Which ways of sending messages work, and what to do where one does not' })
  @ApiOkResponse({ standardSchema: answer(messageSetupSchema) })
  setupOf(@CurrentUser() staff: Staff) {
    authorizedBranches(staff, 'staff.read');
    return { data: this.setup.of() };
  }

  @Post('messages/test')
  @HttpCode(HttpStatus.OK)
  @StaffOnly()
  @PerMinute(10)
  @ApiOperation({ summary: 'Send a template with a sample order to an address, now' })
  @ApiOkResponse({ standardSchema: answer(testResultSchema) })
  async test(
    @CurrentUser() staff: Staff,
    @Body({ schema: testMessageSchema }) { channel, to, template }: z.output<typeof testMessageSchema>,
  ) {
    authorizedBranches(staff, 'content.change');
    const problems = messageTemplate.problems(template);
    if (problems.length > 0) throw new ApiError(HttpStatus.UNPROCESSABLE_ENTITY, problems);
    if (channel === 'email' && !isEmail(to)) throw wrongAddress('email');
    const { replyTo, ...shop } = this.texts.shop(null);
    const facts = sampleFacts(template.kind, shop, this.settings.publicUrl);
    try {
      const taken = await this.messages.deliver({ id: randomUUID(), channel, to, template, facts, replyTo });
      return { data: { text: resultTexts[channel === 'sms' ? 'sms' : taken] } };
    } catch (error) {
      if (!(error instanceof DeliveryFailed)) throw error;
      if (error.reason === 'wrong-address') throw wrongAddress(channel);
      throw ApiError.of(HttpStatus.CONFLICT, failureText(error.reason, channel));
    }
  }
}

const wrongAddress = (channel: 'email' | 'sms') =>
  ApiError.of(
    HttpStatus.UNPROCESSABLE_ENTITY,
    channel === 'email'
      ? 'Bitte geben Sie eine gültige E-Mail-Adresse an.'
      : 'Bitte geben Sie eine gültige Telefonnummer an, etwa +43 660 1234567.',
    'to',
  );

const resultTexts = {
  sent: 'Die Test-E-Mail wurde gesendet.',
  kept: 'Es ist kein Mailserver eingestellt: Die Test-E-Mail wurde nicht gesendet, sondern abgelegt.',
  sms: 'Die Test-SMS wurde gesendet.',
};
