import { Module } from '@nestjs/common';
import { CommandsModule } from '../platform/commands/commands.module.js';
import { KeptUploads } from './kept-uploads.js';

@Module({ imports: [CommandsModule], providers: [KeptUploads], exports: [KeptUploads] })
export class KeptUploadsModule {}
