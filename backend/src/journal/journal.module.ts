import { journalCountTable, journalTable } from '@bestellwerk/projections/journal/table';
import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessModule } from '../access/access.module.js';
import { ReadModelsModule } from '../read-models/read-models.module.js';
import { Journal } from './journal.js';
import { JournalController } from './journal.controller.js';

/** The journal of all managed entities. */
@Module({})
export class JournalModule {
  static with(managed: DynamicModule): DynamicModule {
    return {
      module: JournalModule,
      imports: [
        AccessModule,
        ReadModelsModule,
        managed,
        TypeOrmModule.forFeature([journalTable, journalCountTable]),
      ],
      controllers: [JournalController],
      providers: [Journal],
    };
  }
}
