import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { OrderingModule } from '../ordering/ordering.module.js';
import { ReadModelsModule } from '../read-models/read-models.module.js';
import { BranchKeys } from './branch-keys.js';
import { BranchKeysController } from './branch-keys.controller.js';
import { DisplayOrdersController } from './display-orders.controller.js';

/** What machines of a branch prove themselves with, and what they may read. */
@Module({
  imports: [AccessModule, OrderingModule, ReadModelsModule],
  controllers: [BranchKeysController, DisplayOrdersController],
  providers: [BranchKeys],
})
export class MachineKeysModule {}
