import { Module } from '@nestjs/common';
import { BranchKeysModule } from '../branch-keys/branch-keys.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { DisplayOrders } from './display-orders.js';
import { DisplayOrdersController } from './display-orders.controller.js';
import { OrderingModule } from './ordering.module.js';

/** Orders for displays in kitchens and at front desks, which have the key of their branch. */
@Module({
  imports: [BranchKeysModule, OrderingModule, ReadModelsModule],
  controllers: [DisplayOrdersController],
  providers: [DisplayOrders],
})
export class DisplayOrdersModule {}
