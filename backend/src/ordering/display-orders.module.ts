import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { BranchKeysModule } from '../branch-keys/branch-keys.module.js';
import { CommandsModule } from '../platform/commands/commands.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { DisplayOrders } from './display-orders.js';
import { DisplayOrdersController } from './display-orders.controller.js';
import {
  DisplayCommandsController,
  displayHandlers,
  KitchenCommandsController,
  kitchenHandlers,
} from './kitchen.commands.js';
import { KitchenController } from './kitchen.controller.js';
import { OrderingModule } from './ordering.module.js';

/** Orders for displays in kitchens and at front desks, which have the key of their branch. */
@Module({
  imports: [AccessModule, BranchKeysModule, CommandsModule, OrderingModule, ReadModelsModule],
  controllers: [
    DisplayOrdersController,
    KitchenController,
    KitchenCommandsController,
    DisplayCommandsController,
  ],
  providers: [DisplayOrders, ...displayHandlers, ...kitchenHandlers],
})
export class DisplayOrdersModule {}
