import { Module, type DynamicModule } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { CommandsModule } from '../platform/commands/commands.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { EraseOrderController, eraseOrderHandlers } from './erase-order.commands.js';
import { OrderErasure } from './order-erasure.js';

/** Information about persons, and their erasure. */
@Module({})
export class PersonalDataModule {
  /** `files` and `records` are the only instances of their modules. */
  static with(files: DynamicModule, records: DynamicModule): DynamicModule {
    return {
      module: PersonalDataModule,
      imports: [AccessModule, CommandsModule, MessagesModule, ReadModelsModule, files, records],
      controllers: [EraseOrderController],
      providers: [...eraseOrderHandlers, OrderErasure],
    };
  }
}
