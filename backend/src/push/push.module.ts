import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { CommandsModule } from '../platform/commands/commands.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { PrintingModule } from '../printing/printing.module.js';
import { DeviceNotificationsController, deviceTestHandlers } from './device-test.commands.js';
import { OrderingModule } from '../ordering/ordering.module.js';
import { GuestPushController } from './guest-push.controller.js';
import { GuestPushes } from './guest-pushes.js';
import { PushFollower } from './push-follower.js';
import { PushQueue } from './push-queue.js';
import { PushSender } from './push-sender.js';
import { PushService } from './push-service.js';
import { PushSubscriptions } from './push-subscriptions.js';
import { PushTests } from './push-tests.js';
import { PushReceiptsController, PushSubscriptionsController } from './push.controller.js';
import { VapidKeyPair } from './vapid-keys.js';

/** Notifications on phones of staff and guests: followed from the log, queued, and handed over to the browsers' push services. */
@Module({
  imports: [AccessModule, CommandsModule, OrderingModule, PrintingModule, ReadModelsModule],
  controllers: [
    PushSubscriptionsController,
    PushReceiptsController,
    DeviceNotificationsController,
    GuestPushController,
  ],
  providers: [
    ...deviceTestHandlers,
    GuestPushes,
    PushFollower,
    PushQueue,
    PushSender,
    PushService,
    PushSubscriptions,
    PushTests,
    VapidKeyPair,
  ],
  exports: [GuestPushes],
})
export class PushModule {}
