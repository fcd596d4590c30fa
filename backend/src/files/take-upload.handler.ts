import type { ExistingRecord } from '@bestellwerk/domain/records/record-state';
import { upload, type Upload } from '@bestellwerk/domain/records/definitions/upload';
import { uploadReferenceOf } from '@bestellwerk/domain/records/definitions/upload.schema';
import type { UploadReference } from '@bestellwerk/domain/catalogue/upload-reference';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted } from '../platform/commands/accepted.js';
import { CommandContexts } from '../platform/commands/command-contexts.js';
import { CommandResult } from '../platform/http/command-result.js';
import { TakeUpload } from './take-upload.js';

@CommandHandler(TakeUpload)
export class TakeUploadHandler implements ICommandHandler<TakeUpload> {
  constructor(
    private readonly transactor: Transactor,
    private readonly contexts: CommandContexts,
  ) {}

  /** A repeated command returns the first public hash. */
  async execute({ id, metadata, fields }: TakeUpload): Promise<CommandResult<UploadReference>> {
    const { publicHash: _, ...payload } = fields;
    const outcome = await this.transactor.transact({
      stream: upload.stream(id),
      decider: upload.decider,
      decide: (record) => upload.decisions.create(record, fields),
      context: this.contexts.contextFor(metadata, payload),
    });
    const { state, position } = accepted(outcome);
    const record = { id, ...(state as ExistingRecord).fields } as Upload;
    return new CommandResult(uploadReferenceOf(record), position);
  }
}
