import { Module, type DynamicModule } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { OrderingModule } from '../ordering/ordering.module.js';
import { PushModule } from '../push/push.module.js';
import { CommandsModule } from '../platform/commands/commands.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { EraseOrderController, eraseOrderHandlers } from './erase-order.commands.js';
import { Erasing } from './erasing.js';
import { ErasureCheck } from './erasure-check.js';
import { ErasureRequests } from './erasure-requests.js';
import { ErasureWorker } from './erasure-worker.js';
import { OrderErasure } from './order-erasure.js';
import { OverdueData } from './overdue-data.js';
import { RetentionController } from './retention.controller.js';
import { RestoredErasures } from './restored-erasures.js';
import { RetentionRule } from './retention.js';
import { PersonFile } from './person-file.js';
import { PersonSearch } from './person-search.js';
import { PersonalDataController } from './personal-data.controller.js';

/** Information about persons, and their erasure. */
@Module({})
export class PersonalDataModule {
  /** `files` and `records` are the only instances of their modules. */
  static with(files: DynamicModule, records: DynamicModule): DynamicModule {
    return {
      module: PersonalDataModule,
      imports: [
        AccessModule,
        CommandsModule,
        MessagesModule,
        OrderingModule,
        PushModule,
        ReadModelsModule,
        files,
        records,
      ],
      controllers: [EraseOrderController, PersonalDataController, RetentionController],
      providers: [
        ...eraseOrderHandlers,
        OrderErasure,
        Erasing,
        ErasureCheck,
        ErasureRequests,
        ErasureWorker,
        PersonFile,
        PersonSearch,
        OverdueData,
        RestoredErasures,
        RetentionRule,
      ],
    };
  }
}
