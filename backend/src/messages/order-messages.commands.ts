import { orderMessageSchema } from '@bestellwerk/domain/contracts/messages.schema';
import { messageChannelSchema, messageKindSchema } from '@bestellwerk/domain/messages/message-kinds.schema';
import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { staffCaller } from '../access/staff-caller.js';
import { CommandRoutes, handlersOf } from '../platform/commands/command-routes.js';
import { Commands } from '../platform/commands/commands.js';
import type { CommandInput } from '../platform/commands/command-definition.js';
import { defineCommand } from '../platform/commands/define-command.js';
import type { Staff } from '../access/staff.js';
import { OrderMessages, type Resend } from './order-messages.js';

const answers = z.array(orderMessageSchema);

const resendOf = (
  { by, params, metadata }: CommandInput<Staff, unknown>,
  message: Pick<Resend, 'kind' | 'channel'>,
): Resend => ({ ...message, by, orderId: params['id']!, key: metadata.key ?? metadata.requestId });

/** Sends the guest the message about a new order again. */
const resendNewOrder = (name: string, channel: 'email' | 'sms') =>
  defineCommand({
    name,
    caller: staffCaller,
    route: {
      path: `resend-new-order-${channel}`,
      summary: `Send the ${channel} of the new order again`,
      key: 'required',
    },
    answers,
    handle: (input, services) =>
      services(OrderMessages).resend(resendOf(input, { kind: 'newOrder', channel })),
  });

const ResendMessage = defineCommand({
  name: 'ResendMessage',
  caller: staffCaller,
  route: {
    path: 'messages',
    summary: 'Send a message to the guest, once more or for the first time',
    key: 'required',
  },
  body: z.object({ kind: messageKindSchema, channel: messageChannelSchema }).meta({ id: 'ResendMessage' }),
  answers,
  handle: (input, services) => services(OrderMessages).resend(resendOf(input, input.body)),
});

const routes = {
  resendNewOrderEmail: resendNewOrder('ResendNewOrderEmail', 'email'),
  resendNewOrderSms: resendNewOrder('ResendNewOrderSms', 'sms'),
  resend: ResendMessage,
};

@ApiTags('Nachrichten')
@Controller('api/orders/:id')
@CommandRoutes(routes)
export class OrderMessagesCommands {
  constructor(readonly commands: Commands) {}
}

export const messageHandlers = handlersOf(routes);
