import { Module, type DynamicModule } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { CommandsModule } from '../commands/commands.module.js';
import { ImageRecordsController } from './image-records.controller.js';
import { ImageVersions } from './image-versions.js';
import { ImagesController } from './images.controller.js';
import { KeptUploadsModule } from './kept-uploads.module.js';
import { ReceivedFiles } from './received-files.js';
import { Storage } from './storage.js';
import { TakeUploadHandler } from './take-upload.handler.js';
import { UploadRecordsController } from './upload-records.controller.js';
import { UploadsController } from './uploads.controller.js';
import { Variants } from './variants.js';

/** Files: how they come in, where they are kept, and how they are served. */
@Module({})
export class FilesModule {
  /** @param managed the module of the managed entities, of which there is one */
  static with(managed: DynamicModule): DynamicModule {
    return {
      module: FilesModule,
      imports: [AccessModule, CommandsModule, KeptUploadsModule, managed],
      controllers: [ImagesController, UploadsController, ImageRecordsController, UploadRecordsController],
      providers: [ImageVersions, ReceivedFiles, Storage, TakeUploadHandler, Variants],
    };
  }
}
