import { fileLimits } from '@bestellwerk/domain/records/definitions/file-limits';
import { upload } from '@bestellwerk/domain/records/definitions/upload';
import { uploadReferenceSchema } from '@bestellwerk/domain/records/definitions/upload.schema';
import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { newUploadSchema, type NewUpload } from '@bestellwerk/domain/contracts/new-file.schema';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { CurrentStaff } from '../access/staff-caller.js';
import { customerMetadata, staffMetadata, idOfNew } from '../platform/commands/command-metadata.js';
import { Commands } from '../platform/commands/commands.js';
import { TakesIdempotencyKey } from '../platform/http/idempotency-key.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { ReceivedFiles } from './received-files.js';
import { TakesFiles } from './upload-route.decorator.js';
import { TakeUpload } from './take-upload.js';

const PER_MINUTE = 20;
const PUBLIC_HASH_BYTES = 20;

/** Routes for files that are not images of the shop: files of customers, and documents. */
@ApiTags(upload.words.many)
@Controller('api/uploads')
export class UploadRecordsController {
  constructor(
    private readonly current: CurrentStaff,
    private readonly files: ReceivedFiles,
    private readonly commands: Commands,
  ) {}

  @Post()
  @TakesFiles()
  @PerMinute(PER_MINUTE)
  @ApiOperation({ summary: 'uploads: a new one, as a data URL: up to 10 MB, for staff 50 MB' })
  @TakesIdempotencyKey()
  @ApiCreatedResponse({ standardSchema: answer(uploadReferenceSchema) })
  async create(
    @Body({ schema: newUploadSchema }) { name: path, dataUrl }: NewUpload,
    @Req() request: FastifyRequest,
  ) {
    const staff = await this.current.of(request);
    const name = path.split(/[\\/]/).at(-1) || path;
    const file = await this.files.file(name, dataUrl, staff ? fileLimits.staff : fileLimits.visitor);
    const metadata = staff ? staffMetadata(request, staff) : customerMetadata(request);
    const id = idOfNew(upload.name, metadata);
    const publicHash = randomBytes(PUBLIC_HASH_BYTES).toString('hex');
    return this.commands.execute(new TakeUpload(id, metadata, { name, file, version: 1, publicHash }));
  }
}
