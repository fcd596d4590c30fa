import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { OrderingModule } from '../ordering/ordering.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { OrderPaymentsController } from './order-payments.controller.js';
import { LedgerController } from './ledger.controller.js';
import { PaymentNotificationsController } from './payment-notifications.controller.js';
import { PaymentProvidersController } from './payment-providers.controller.js';
import { PaymentsController } from './payments.controller.js';
import { Payments } from './payments.js';

@Module({
  imports: [AccessModule, OrderingModule, ReadModelsModule],
  controllers: [
    LedgerController,
    PaymentNotificationsController,
    PaymentProvidersController,
    PaymentsController,
    OrderPaymentsController,
  ],
  providers: [Payments],
})
export class PaymentsModule {}
