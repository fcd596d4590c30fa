import type { Resource } from '@bestellwerk/domain/records/resource';
import { Module, type DynamicModule } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { CommandsModule } from '../platform/commands/commands.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { BranchMenusController } from './branch-menus.controller.js';
import { BulkWrites } from './bulk-writes.js';
import { ConfigController } from './config.controller.js';
import { Erasures } from './erasures.js';
import { FirstRecords } from './first-records.js';
import { RecordHooks } from './record-hooks.js';
import { RecordExport } from './csv/record-export.js';
import { RecordImport } from './csv/record-import.js';
import { ReferenceKeys } from './csv/reference-keys.js';
import { bulkController } from './bulk.controller.js';
import { recordQueriesController } from './record-queries.controller.js';
import { RecordChanges } from './record-changes.js';
import { RecordConflict } from './record-conflict.js';
import { RecordHistory } from './record-history.js';
import { RecordTitles } from './record-titles.js';
import { Records } from './records.js';
import { ReferenceCheck } from './reference-check.js';
import { ReferenceNames } from './reference-names.js';
import { SharedOffers } from './shared-offers.js';
import { UniqueNames } from './unique-names.js';
import { IncomingReferences } from './incoming-references.js';
import { PublicRecordFilter } from './public-record-filter.js';
import { writeRecordHandlers } from './write-record.handlers.js';
import { recordCommandsController } from './record-commands.controller.js';

/** Generic routes and commands for all managed entities. */
@Module({})
export class RecordsModule {
  static with(resources: readonly Resource[]): DynamicModule {
    const providers = [
      BulkWrites,
      Erasures,
      FirstRecords,
      RecordHooks,
      RecordChanges,
      RecordConflict,
      RecordExport,
      RecordHistory,
      RecordImport,
      Records,
      RecordTitles,
      ReferenceCheck,
      ReferenceKeys,
      ReferenceNames,
      SharedOffers,
      UniqueNames,
      IncomingReferences,
      PublicRecordFilter,
    ];
    return {
      module: RecordsModule,
      imports: [AccessModule, CommandsModule, ReadModelsModule],
      controllers: [
        BranchMenusController,
        ConfigController,
        ...resources
          .filter(({ only }) => only === undefined)
          .flatMap((resource) => [
            bulkController(resource),
            recordQueriesController(resource),
            recordCommandsController(resource),
          ]),
      ],
      providers: [...providers, ...writeRecordHandlers],
      exports: providers,
    };
  }
}
