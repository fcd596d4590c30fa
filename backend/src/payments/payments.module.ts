import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { OrderingModule } from '../ordering/ordering.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { CommandsModule } from '../platform/commands/commands.module.js';
import { ClosingCommandsController, closingHandlers } from './closing/closing.commands.js';
import { Closings } from './closing/closings.js';
import { ClosingsController } from './closing/closings.controller.js';
import { OrderPaymentsController } from './order-payments.controller.js';
import { LedgerController } from './ledger.controller.js';
import { PaymentNotificationsController } from './payment-notifications.controller.js';
import { PaymentProvidersController } from './payment-providers.controller.js';
import { PaymentsController } from './payments.controller.js';
import { Payments } from './payments.js';

@Module({
  imports: [AccessModule, CommandsModule, OrderingModule, ReadModelsModule],
  controllers: [
    ClosingCommandsController,
    ClosingsController,
    LedgerController,
    PaymentNotificationsController,
    PaymentProvidersController,
    PaymentsController,
    OrderPaymentsController,
  ],
  providers: [Closings, ...closingHandlers, Payments],
})
export class PaymentsModule {}
