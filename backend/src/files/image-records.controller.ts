import type { Fields } from '@bestellwerk/domain/records/record-state';
import { image } from '@bestellwerk/domain/records/definitions/image';
import {
  imageFileSchema,
  newImageSchema,
  type ImageFile,
} from '@bestellwerk/domain/contracts/new-file.schema';
import { Body, Controller, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentUser } from '../access/session.guard.js';
import { authorizedBranches, type Staff } from '../access/staff.js';
import { staffMetadata, idOfNew } from '../platform/commands/command-metadata.js';
import { Commands } from '../platform/commands/commands.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { ChangeRecord, CreateRecord } from '../records/change-record.js';
import { expectedRevision } from '../records/record-request.js';
import { WritesRecord } from '../records/record-routes.js';
import { ReceivedFiles } from './received-files.js';
import { TakesFiles } from './upload-route.decorator.js';

/** Routes for a new image and a new file of an image, beyond those of every managed entity. */
@ApiTags(image.words.many)
@Controller('api/images')
export class ImageRecordsController {
  constructor(
    private readonly files: ReceivedFiles,
    private readonly commands: Commands,
  ) {}

  @Post()
  @TakesFiles()
  @WritesRecord(image, 'images: a new one, with its file as a data URL', { isNew: true })
  async create(
    @Body({ schema: newImageSchema }) { dataUrl, ...fields }: Fields & ImageFile & { name: string },
    @CurrentUser() staff: Staff,
    @Req() request: FastifyRequest,
  ) {
    authorizedBranches(staff, image.access.change);
    const metadata = staffMetadata(request, staff);
    const file = await this.files.picture(fields.name, dataUrl);
    const writing = { resource: image, id: idOfNew(image.name, metadata), staff, metadata };
    return this.commands.execute(new CreateRecord(writing, { ...fields, file, version: 1 }));
  }

  @Post(':id/file')
  @TakesFiles()
  @WritesRecord(image, 'images: another file in place of the one it has')
  async replace(
    @Param('id', KnownIdPipe) id: string,
    @Body({ schema: imageFileSchema }) { dataUrl }: ImageFile,
    @CurrentUser() staff: Staff,
    @Req() request: FastifyRequest,
  ) {
    authorizedBranches(staff, image.access.change);
    const expected = expectedRevision(request);
    const metadata = staffMetadata(request, staff);
    const file = await this.files.picture('', dataUrl);
    return this.commands.execute(
      new ChangeRecord({ resource: image, id, staff, metadata }, expected, { file }),
    );
  }
}
