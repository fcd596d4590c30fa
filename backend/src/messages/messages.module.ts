import { Module } from '@nestjs/common';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { AccessModule } from '../access/access.module.js';
import { CommandsModule } from '../platform/commands/commands.module.js';
import { MailModule } from '../platform/mail/mail.module.js';
import { SmsGateway } from '../platform/sms/sms-gateway.js';
import { GuestMessages } from './guest-messages.js';
import { MessageAttempts } from './message-attempts.js';
import { MessageFollower } from './message-follower.js';
import { MessageQueue } from './message-queue.js';
import { MessageSender } from './message-sender.js';
import { MessageSetup } from './message-setup.js';
import { MessageTexts } from './message-texts.js';
import { messageHandlers, OrderMessagesCommands } from './order-messages.commands.js';
import { MessagesController } from './messages.controller.js';
import { OrderMessages } from './order-messages.js';
import { OrderingModule } from '../ordering/ordering.module.js';
import { ReviewAnswerController, reviewAnswerHandlers } from './review-answer.commands.js';

/** Messages to guests: followed from the log, queued, sent, and recorded in the order's history. */
@Module({
  imports: [ReadModelsModule, AccessModule, CommandsModule, MailModule, OrderingModule],
  controllers: [MessagesController, OrderMessagesCommands, ReviewAnswerController],
  providers: [
    ...messageHandlers,
    ...reviewAnswerHandlers,
    GuestMessages,
    MessageAttempts,
    MessageFollower,
    MessageQueue,
    MessageSender,
    MessageSetup,
    MessageTexts,
    OrderMessages,
    SmsGateway,
  ],
  exports: [MessageQueue],
})
export class MessagesModule {}
