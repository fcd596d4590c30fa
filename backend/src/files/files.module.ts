import { Module, type DynamicModule } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { CommandsModule } from '../platform/commands/commands.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { AppIconsController } from './app-icons.controller.js';
import { ImageRecordsController } from './image-records.controller.js';
import { ImageVersions } from './image-versions.js';
import { ImagesController } from './images.controller.js';
import { KeptUploadsModule } from './kept-uploads.module.js';
import { ReceivedFiles } from './received-files.js';
import { ShippedFiles, Storage } from './storage.js';
import { TakeUploadHandler } from './take-upload.js';
import { UploadErasure } from './upload-erasure.js';
import { UploadRecordsController } from './upload-records.controller.js';
import { UploadsController } from './uploads.controller.js';
import { ImageTemplatesController } from './templates/image-templates.controller.js';
import { TemplateDrawings } from './templates/template-drawings.js';
import { Variants } from './variants.js';

/** Upload, storage and serving of files. */
@Module({})
export class FilesModule {
  /** @param records the only instance of the records module */
  static with(records: DynamicModule, shipped: ShippedFiles): DynamicModule {
    return {
      module: FilesModule,
      imports: [AccessModule, CommandsModule, KeptUploadsModule, ReadModelsModule, records],
      controllers: [
        AppIconsController,
        ImagesController,
        UploadsController,
        ImageRecordsController,
        ImageTemplatesController,
        UploadRecordsController,
      ],
      providers: [
        ImageVersions,
        ReceivedFiles,
        { provide: ShippedFiles, useValue: shipped },
        Storage,
        TakeUploadHandler,
        TemplateDrawings,
        UploadErasure,
        Variants,
      ],
      exports: [ReceivedFiles, Storage, UploadErasure],
    };
  }
}
