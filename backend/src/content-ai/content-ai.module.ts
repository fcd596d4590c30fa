import { contentGenerationTable } from '@bestellwerk/projections/content-ai/content-generation/table';
import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessModule } from '../access/access.module.js';
import { CommandsModule } from '../platform/commands/commands.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { Throttle } from '../platform/http/throttle.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { ContentAiController } from './content-ai.controller.js';
import { ContentAiSetup } from './content-ai-setup.js';
import { ContentBudget } from './content-budget.js';
import { ContentJobs } from './content-jobs.js';
import { DraftTaking } from './draft-taking.js';
import { GenerationJobs } from './generation-jobs.js';
import { MadePictures } from './made-pictures.js';
import { ContentAiProvider } from './provider/content-ai-provider.js';
import { NoProvider } from './provider/no-provider.js';
import { OpenAiProvider } from './provider/openai-provider.js';
import { RequestPace } from './request-pace.js';
import { TextDrafts } from './text-drafts.js';

/** Drafts of contents by models. */
@Module({})
export class ContentAiModule {
  /** @param files and records: the only instances of their modules */
  static with(files: DynamicModule, records: DynamicModule): DynamicModule {
    return {
      module: ContentAiModule,
      imports: [
        ...[AccessModule, CommandsModule, ReadModelsModule, files, records],
        TypeOrmModule.forFeature([contentGenerationTable]),
      ],
      controllers: [ContentAiController],
      providers: [
        ...[
          ContentAiSetup,
          ContentBudget,
          ContentJobs,
          DraftTaking,
          GenerationJobs,
          MadePictures,
          RequestPace,
          TextDrafts,
          Throttle,
        ],
        {
          provide: ContentAiProvider,
          inject: [SETTINGS],
          useFactory: ({ contentAi }: Settings) =>
            contentAi ? new OpenAiProvider(contentAi) : new NoProvider(),
        },
      ],
    };
  }
}
