import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { UploadReference } from '@bestellwerk/domain/catalogue/upload-reference';
import { Command } from '@nestjs/cqrs';
import type { CommandMetadata } from '../platform/commands/command-metadata.js';
import type { CommandResult } from '../platform/http/command-result.js';

/** Registers an upload, by staff or a customer, whose file is already stored. */
export class TakeUpload extends Command<CommandResult<UploadReference>> {
  constructor(
    readonly id: string,
    readonly metadata: CommandMetadata,
    readonly fields: Fields,
  ) {
    super();
  }
}
