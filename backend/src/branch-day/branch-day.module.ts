import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { CommandsModule } from '../platform/commands/commands.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { Availability } from './availability.js';
import { AvailabilityController } from './availability.controller.js';
import { BranchDayController, branchDayHandlers } from './branch-day.commands.js';

/** Capacity of time windows, pauses of ordering, delays of the kitchen, products that are sold out. */
@Module({
  imports: [AccessModule, CommandsModule, ReadModelsModule],
  controllers: [AvailabilityController, BranchDayController],
  providers: [Availability, ...branchDayHandlers],
  exports: [Availability],
})
export class BranchDayModule {}
